"""The API against its own description: what schemathesis makes of it, good and bad, is answered as the description says."""

from __future__ import annotations

from typing import Any

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from opificio.table.server import Settings, create_app
from tests.table.serving import Server
from tests.table.test_api import new_table

SPEC: dict[str, Any] = create_app(Settings("sqlite://")).openapi()
OPERATIONS = [(path, method) for path, methods in SPEC["paths"].items() for method in methods]
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]
ALWAYS_THE_SAME = settings(
    max_examples=15,
    derandomize=True,
    database=None,
    deadline=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)


@pytest.mark.parametrize(("path", "method"), OPERATIONS)
def test_every_answer_is_as_described(path: str, method: str, server: Server) -> None:
    made = new_table(server, "irish-gauge", ["you", "bot", "bot"])
    operation = schemathesis.openapi.from_dict(SPEC)[path][method]
    good, bad = schemathesis.GenerationMode.POSITIVE, schemathesis.GenerationMode.NEGATIVE
    kinds = [operation.as_strategy(good)]
    if "{table}" in path:
        kinds.append(operation.as_strategy(good, path_parameters={"table": made["table"]}))
    if "{table}" in path or method == "post":  # elsewhere there is nothing to be wrong
        kinds.append(operation.as_strategy(bad))
    answered: set[int] = set()

    with requests.Session() as session:

        @ALWAYS_THE_SAME
        @given(st.data())
        def ask(data: st.DataObject) -> None:
            for kind in kinds:
                case = data.draw(kind)
                answer = case.call(base_url=server.url, session=session, headers={"authorization": f"Bearer {made['secret']}"}, timeout=120)
                answered.add(answer.status_code)
                case.validate_response(answer, checks=CHECKS)

        ask()
    assert answered & {200, 201, 400}, "not everything was refused before it was looked at"
