// The analysis of a finished game: starts it, shows how far it is, and goes from the chart and the list to moments of the replay.

const table = document.getElementById("table");
const words = JSON.parse(table.dataset.words);
const slider = document.getElementById("slider");
const FAR = 10;

function chart() {
  return document.querySelector("svg.chances");
}

function go(number) {
  slider.value = number;
  slider.dispatchEvent(new Event("input", { bubbles: true }));
}

// Where the replay stands, on the chart and in words.
function point(at) {
  const drawn = chart();
  if (!drawn) return;
  const { from, to, series, names } = drawn.dataset;
  const last = Number(drawn.getAttribute("aria-valuemax"));
  const x = Number(from) + ((Number(to) - Number(from)) * at) / Math.max(last, 1);
  const line = drawn.querySelector(".moment-line");
  line.setAttribute("x1", x);
  line.setAttribute("x2", x);
  const there = JSON.parse(series).findLast(([number]) => number <= at);
  const chances = JSON.parse(names).map((name, seat) => `${name} ${there[seat + 1]}%`).join(" · ");
  const said = `${words["web-replay-at"]} ${at}: ${chances}`;
  drawn.setAttribute("aria-valuenow", at);
  drawn.setAttribute("aria-valuetext", said);
  document.getElementById("chances-there").textContent = said;
}

function under(event) {
  const drawn = chart();
  const spot = new DOMPoint(event.clientX, event.clientY).matrixTransform(drawn.getScreenCTM().inverse());
  const { from, to } = drawn.dataset;
  const last = Number(drawn.getAttribute("aria-valuemax"));
  return Math.max(0, Math.min(last, Math.round(((spot.x - from) / (to - from)) * last)));
}

document.addEventListener("click", (event) => {
  if (event.target.closest("[data-analyse]")) {
    document.dispatchEvent(new CustomEvent("opificio:send", { detail: { analyse: true } }));
    return;
  }
  const jump = event.target.closest("[data-moment]");
  if (jump) {
    go(Number(jump.dataset.moment));
    document.getElementById("board-frame").scrollIntoView({ block: "nearest", behavior: "instant" });
  } else if (event.target.closest("svg.chances")) {
    go(under(event));
  }
});

document.addEventListener("keydown", (event) => {
  if (event.target !== chart()) return;
  const at = Number(slider.value);
  const to = { Home: 0, End: Number(slider.max), PageUp: at + FAR, PageDown: at - FAR, ArrowUp: at + 1, ArrowDown: at - 1 }[event.key];
  if (to === undefined) return; // left and right step through the replay wherever the focus is
  event.preventDefault();
  go(to);
});

document.addEventListener("opificio:moment", ({ detail: at }) => point(at));
document.addEventListener("opificio:frame", ({ detail: frame }) => {
  if (frame.parts.analysis !== undefined) point(Number(slider.value));
});

document.addEventListener("opificio:message", ({ detail: message }) => {
  const bar = document.getElementById("analysis-progress");
  if (message.type !== "analysis" || !bar) return;
  bar.max = message.total;
  bar.value = message.done;
  document.getElementById("analysis-doing").textContent = `${words["analysis-running"]} (${message.done}/${message.total})`;
});

if (chart()) point(Number(slider.value));
