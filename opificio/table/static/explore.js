// The board from the keyboard: Tab goes through what can be chosen; the arrow keys go from any piece to the next, so that
// whatever is not allowed can be asked about too.

const frame = document.getElementById("board-frame");
const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

function middle(piece) {
  const box = piece.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2, box.width * box.height];
}

function next(from, [dx, dy]) {
  const [x, y] = middle(from);
  let best = null;
  let least = Infinity;
  for (const piece of frame.querySelectorAll("[data-choice], [data-why], [data-help]")) {
    if (piece === from) continue;
    const [px, py, area] = middle(piece);
    const along = (px - x) * dx + (py - y) * dy;
    if (area === 0 || along < 2) continue;
    const distance = along + 2 * Math.abs((px - x) * dy + (py - y) * dx);
    if (distance < least) [best, least] = [piece, distance];
  }
  return best;
}

frame?.addEventListener("keydown", (event) => {
  const way = WAYS[event.key];
  // Once a game is over these keys go through its moves.
  if (!way || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || document.body.classList.contains("status-over")) return;
  event.preventDefault();
  const from = event.target.closest("[data-choice], [data-why], [data-help]");
  const piece = from ? next(from, way) : frame.querySelector("[data-choice], [data-why], [data-help]");
  if (!piece) return;
  if (!piece.hasAttribute("tabindex")) piece.setAttribute("tabindex", "-1");
  piece.focus();
});

// Whatever is written on a piece is part of its name: whoever speaks to the page says what is to be read there.
export function spell(pieces) {
  const plain = (words) => words.replace(/\s+/g, " ").trim();
  const spoken = (words) => ` ${words.toLowerCase().split(/[\s\p{P}]+/u).filter(Boolean).join(" ")} `;
  for (const piece of pieces.querySelectorAll("[data-choice]")) {
    const lines = [...piece.querySelectorAll("text")];
    for (const line of lines) if (line.nextSibling?.nodeType !== Node.TEXT_NODE) line.after(" "); // or their words would run together
    const written = plain(lines.map((line) => line.textContent).join(" "));
    const name = plain(piece.getAttribute("aria-label") ?? "");
    if (written && !spoken(name).includes(spoken(written))) piece.setAttribute("aria-label", `${name}: ${written}`);
  }
}

const pieces = document.getElementById("pieces");
if (pieces) spell(pieces);
