// Hints: asks for them, shows them in the prompt and draws them on the board. They are gone when the position changes.

const SVG = "http://www.w3.org/2000/svg";
const PADDING = 4;

let shown = null; // the hint that is seen: { count, html, moves }
let asked = null; // the position that is being thought about
let count = null;

function place() {
  return document.getElementById("hint");
}

function send(message) {
  document.dispatchEvent(new CustomEvent("opificio:send", { detail: message }));
}

function ask() {
  if (!document.querySelector("[data-hint-ask]") || asked === count) return;
  if (shown?.count === count) return clear();
  asked = count;
  send({ hint: true, count });
}

function think(text) {
  if (!place() || asked !== count) return;
  place().innerHTML = `<p class="thinking"><svg viewBox="0 0 24 24" aria-hidden="true"><use href="#o-gear" width="24" height="24"/></svg><span></span></p>`;
  place().querySelector("span").textContent = text;
}

function clear() {
  shown = null;
  if (place()) place().replaceChildren();
  unmark();
}

function unmark() {
  document.getElementById("hint-marks")?.remove();
  for (const button of document.querySelectorAll("[data-rank]")) button.removeAttribute("data-rank");
}

// The server speaks HTML that it has escaped itself.
function draw() {
  unmark();
  if (!shown || !place()) return;
  place().innerHTML = shown.html;
  shown.moves.forEach((move, rank) => {
    document.getElementById(`choose-${move.action}`)?.setAttribute("data-rank", rank + 1);
  });
  mark();
}

function mark() {
  document.getElementById("hint-marks")?.remove();
  const board = document.querySelector("svg.board");
  const turned = board?.getScreenCTM()?.inverse();
  if (!turned || !shown) return;
  const marks = document.createElementNS(SVG, "g");
  marks.id = "hint-marks";
  marks.setAttribute("aria-hidden", "true");
  // The best one is drawn last, so that it lies on top.
  [...shown.moves.entries()].reverse().forEach(([rank, move]) => {
    for (const piece of document.querySelectorAll(`#pieces [data-choice~="${move.action}"]`)) {
      const box = piece.getBoundingClientRect();
      const from = new DOMPoint(box.left, box.top).matrixTransform(turned);
      const to = new DOMPoint(box.right, box.bottom).matrixTransform(turned);
      marks.append(
        make("rect", {
          class: rank ? "hint-ring" : "hint-ring first",
          x: from.x - PADDING, y: from.y - PADDING, width: to.x - from.x + 2 * PADDING, height: to.y - from.y + 2 * PADDING, rx: 5,
        }),
        make("circle", { class: "hint-disc", cx: from.x, cy: from.y, r: 10 }),
        make("text", { class: "hint-number", x: from.x, y: from.y + 4.8, "font-size": 14 }, rank + 1),
      );
    }
  });
  board.append(marks);
}

function make(name, attributes, text = "") {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, typeof value === "number" ? Math.round(value * 10) / 10 : value);
  element.textContent = text;
  return element;
}

document.addEventListener("opificio:message", ({ detail: message }) => {
  if (message.type === "hint-thinking") think(message.text);
  else if (message.type === "hint") {
    asked = null;
    if (message.count !== count) return;
    shown = message;
    draw();
  } else if (message.type === "hint-refused") {
    asked = null;
    if (place()) place().textContent = message.text;
  } else if (message.type === "error" && asked !== null) {
    asked = null;
    if (!shown) clear();
  }
});

document.addEventListener("opificio:frame", ({ detail: frame }) => {
  if (frame.count !== count) {
    count = frame.count;
    asked = null;
    clear();
  } else if (shown) draw();
});

document.addEventListener("click", (event) => {
  if (event.target.closest("[data-hint-ask]")) ask();
});

document.addEventListener("keydown", (event) => {
  if (event.key !== "h" || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target.closest?.("input, textarea, select") || document.querySelector("dialog[open]")) return;
  ask();
});

