// The list of choices that lie on the board, for whoever would rather read or use keys: it opens over the table and points at the pieces.

const prompt = document.getElementById("prompt");

function list() {
  return document.getElementById("many");
}

function fold(back) {
  const open = list();
  if (!open?.open) return false;
  open.open = false;
  if (back) open.querySelector("summary").focus();
  return true;
}

function point(button) {
  for (const piece of document.querySelectorAll("#pieces .o-pointed")) piece.classList.remove("o-pointed");
  const action = button?.dataset.play;
  if (action === undefined) return;
  for (const piece of document.querySelectorAll(`#pieces [data-choice~="${CSS.escape(action)}"]`)) piece.classList.add("o-pointed");
}

for (const kind of ["pointerover", "focusin"]) {
  document.addEventListener(kind, (event) => point(event.target.closest?.("#prompt [data-play]")));
}

document.addEventListener("click", (event) => {
  if (!event.target.closest?.("#many")) fold(false);
});

document.addEventListener("keydown", (event) => {
  const within = event.target.closest?.("#many .list");
  if (event.key === "Escape") {
    fold(Boolean(event.target.closest?.("#many")));
  } else if (within && (event.key === "ArrowDown" || event.key === "ArrowUp")) {
    event.preventDefault();
    const buttons = [...within.querySelectorAll("button")];
    const at = buttons.indexOf(event.target) + (event.key === "ArrowDown" ? 1 : -1);
    buttons[(at + buttons.length) % buttons.length].focus();
  } else if (event.key.toLowerCase() === "l" && !event.ctrlKey && !event.metaKey && !event.altKey) {
    if (event.target.closest?.("input, textarea, select, dialog") || !list()) return;
    if (fold(true)) return;
    list().open = true;
    list().querySelector("button").focus();
  }
});

// A choice made from the list closes it at once; the next prompt comes when the server has played it.
prompt.addEventListener("click", (event) => {
  if (event.target.closest("#many [data-play]")) fold(false);
});
