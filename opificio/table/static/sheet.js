// The sheet with the turn structure, one key away; and pieces that explain themselves to whoever has no mouse.

const sheet = document.getElementById("game-sheet");

function free(event) {
  const typing = event.target.closest?.("input, textarea, select");
  return !typing && !event.ctrlKey && !event.metaKey && !event.altKey && !document.querySelector("dialog[open]");
}

// --- the sheet ---------------------------------------------------------------------------------------------------------------------

document.getElementById("sheet-open")?.addEventListener("click", () => sheet.showModal());
document.getElementById("sheet-close")?.addEventListener("click", () => sheet.close());
sheet?.addEventListener("click", (event) => {
  if (event.target === sheet) sheet.close(); // beside it
});

document.addEventListener("keydown", (event) => {
  if (event.key !== "?") return;
  if (sheet.open) sheet.close();
  else if (free(event)) {
    event.preventDefault();
    sheet.showModal();
  }
});

// --- pieces ------------------------------------------------------------------------------------------------------------------------

// The board has hundreds of pieces that explain themselves: they are no stops of the tab key. One key goes to them, and on to
// each in turn, arrows from one to the next in that direction, Escape back to where one was.
const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const PIECES = "svg.board :is([data-help], [data-why])"; // also what is not allowed now: it says why
const ASIDE = 2; // how much worse it is to lie aside than far
let came = null;

function pieces() {
  return [...document.querySelectorAll(PIECES)].filter((piece) => piece.getClientRects().length);
}

function middle(piece) {
  const box = piece.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}

function explaining() {
  return document.activeElement?.matches?.(PIECES) && document.activeElement.dataset.explained !== undefined;
}

function goTo(piece) {
  if (explaining()) leave();
  piece.dataset.explained = "";
  if (!piece.hasAttribute("tabindex")) {
    piece.setAttribute("tabindex", "-1");
    piece.dataset.lent = "";
  }
  piece.focus({ preventScroll: false });
}

function leave() {
  const piece = document.activeElement;
  delete piece.dataset.explained;
  if (piece.dataset.lent !== undefined) {
    delete piece.dataset.lent;
    piece.removeAttribute("tabindex");
  }
}

function next([dx, dy]) {
  const [x, y] = middle(document.activeElement);
  let best = null;
  let nearest = Infinity;
  for (const piece of pieces()) {
    const [px, py] = middle(piece);
    const along = (px - x) * dx + (py - y) * dy;
    const aside = Math.abs((px - x) * dy) + Math.abs((py - y) * dx);
    if (piece !== document.activeElement && along > 1 && along + ASIDE * aside < nearest) {
      nearest = along + ASIDE * aside;
      best = piece;
    }
  }
  return best;
}

document.addEventListener(
  "keydown",
  (event) => {
    if (explaining() && WAYS[event.key]) {
      event.preventDefault();
      event.stopPropagation(); // the arrows belong to the pieces now, not to the replay
      const found = next(WAYS[event.key]);
      if (found) goTo(found);
    } else if (explaining() && event.key === "Escape") {
      leave();
      document.activeElement.blur();
      if (came?.isConnected) came.focus();
    } else if (event.key === "i" && free(event)) {
      const all = pieces();
      if (!all.length) return;
      if (!explaining()) came = document.activeElement;
      goTo(all[explaining() ? (all.indexOf(document.activeElement) + 1) % all.length : 0]);
    }
  },
  true,
);
