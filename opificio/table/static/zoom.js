// The board in its frame: as large as fits, nearer by wheel, pinch, double tap, keys and buttons, moved by dragging.
// The frame scrolls like any other: focus, assistive technology and a finger's momentum work as everywhere.

const NEAREST = 5;
const frame = document.getElementById("board-frame");
const board = frame?.querySelector("svg.board");
const still = matchMedia("(prefers-reduced-motion: reduce)");
const small = matchMedia("(max-width: 40rem)");

let zoom = 1;
let touched = false; // whether somebody has chosen how near; until then the board follows the window
let going = 0;

// The size at which the whole board is seen. Without the scroll bars: they come and go with the zoom itself.
function whole() {
  const { width, height } = board.viewBox.baseVal;
  const inside = [frame.offsetWidth - frame.clientLeft * 2, frame.offsetHeight - frame.clientTop * 2];
  return [Math.floor(Math.min(inside[0], (inside[1] * width) / height)), width / height, inside];
}

// On a phone the whole board is too small to read: it starts as high as its frame.
function start() {
  const [fit, ratio, inside] = whole();
  return small.matches ? Math.max(1, (Math.floor(inside[1]) * ratio) / fit) : 1;
}

function apply() {
  const [fit, ratio] = whole();
  board.style.width = `${fit * zoom}px`;
  board.style.height = `${(fit * zoom) / ratio}px`;
  frame.dataset.zoom = zoom.toFixed(2);
  frame.classList.toggle("zoomed", frame.scrollWidth > frame.clientWidth || frame.scrollHeight > frame.clientHeight);
}

// Whatever lies under a point of the window stays there.
function near(wanted, x, y) {
  const before = board.getBoundingClientRect();
  const at = [(x - before.left) / before.width, (y - before.top) / before.height];
  zoom = Math.max(1, Math.min(NEAREST, wanted));
  touched = true;
  apply();
  const after = board.getBoundingClientRect();
  frame.scrollBy({ left: after.left + at[0] * after.width - x, top: after.top + at[1] * after.height - y, behavior: "instant" });
}

function middle() {
  const box = frame.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}

function go(wanted, [x, y] = middle()) {
  cancelAnimationFrame(going);
  const goal = Math.max(1, Math.min(NEAREST, wanted));
  if (still.matches) return near(goal, x, y);
  const [from, began] = [zoom, performance.now()];
  const step = (now) => {
    const part = Math.min(1, (now - began) / 180);
    near(from * (goal / from) ** part, x, y);
    if (part < 1) going = requestAnimationFrame(step);
  };
  going = requestAnimationFrame(step);
}

function listen() {
  new ResizeObserver(() => {
    if (!touched) zoom = start();
    apply();
  }).observe(frame);

  frame.addEventListener(
    "wheel",
    (event) => {
      // Sideways it scrolls; and who has all of the board before him and turns on is on his way down the page.
      const on = event.deltaY < 0 ? scrollY === 0 || event.ctrlKey : zoom > 1;
      if (event.shiftKey || Math.abs(event.deltaX) > Math.abs(event.deltaY) || !on) return;
      event.preventDefault();
      cancelAnimationFrame(going);
      near(zoom * Math.exp(-event.deltaY * (event.deltaMode ? 16 : 1) * 0.0016), event.clientX, event.clientY);
    },
    { passive: false },
  );

  fingers();
  drag();

  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest?.("input, textarea, select")) return;
    if (event.key === "+" || event.key === "=") go(zoom * 1.4);
    else if (event.key === "-") go(zoom / 1.4);
    else if (event.key === "0") go(1);
  });
  const by = { "zoom-in": () => go(zoom * 1.4), "zoom-out": () => go(zoom / 1.4), "zoom-fit": () => go(1) };
  for (const [name, act] of Object.entries(by)) document.getElementById(name)?.addEventListener("click", act);
}

function fingers() {
  let pinch = null;
  let tap = null;
  const spread = ([a, b]) => Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
  const between = ([a, b]) => [(a.clientX + b.clientX) / 2, (a.clientY + b.clientY) / 2];

  const two = (event) => {
    if (event.touches.length !== 2) return (pinch = null);
    event.preventDefault();
    const [wide, at] = [spread(event.touches), between(event.touches)];
    if (pinch) {
      frame.scrollBy({ left: pinch.at[0] - at[0], top: pinch.at[1] - at[1], behavior: "instant" });
      near((pinch.zoom * wide) / pinch.wide, ...at);
      pinch.at = at;
    } else {
      cancelAnimationFrame(going);
      pinch = { wide, at, zoom };
    }
  };
  frame.addEventListener("touchstart", two, { passive: false });
  frame.addEventListener("touchmove", two, { passive: false });
  frame.addEventListener("touchend", (event) => {
    const pinched = pinch !== null;
    pinch = null;
    if (pinched || event.touches.length || event.target.closest("[data-choice]")) return (tap = null);
    const { clientX, clientY } = event.changedTouches[0];
    const now = { x: clientX, y: clientY, at: event.timeStamp };
    if (tap && now.at - tap.at < 350 && Math.hypot(now.x - tap.x, now.y - tap.y) < 30) {
      tap = null;
      const usual = start();
      go(zoom > usual * 1.1 ? usual : zoom * 2, [now.x, now.y]);
    } else {
      tap = now;
    }
  });
}

function drag() {
  let from = null;
  let moved = false;
  frame.addEventListener("pointerdown", (event) => {
    moved = false;
    from = event.pointerType === "mouse" && event.button === 0 && frame.classList.contains("zoomed") ? [event.clientX, event.clientY] : null;
  });
  frame.addEventListener("pointermove", (event) => {
    if (!from) return;
    const [dx, dy] = [from[0] - event.clientX, from[1] - event.clientY];
    if (!moved && Math.hypot(dx, dy) < 6) return;
    if (!moved) frame.setPointerCapture(event.pointerId);
    moved = true;
    frame.classList.add("dragged");
    frame.scrollBy({ left: dx, top: dy, behavior: "instant" });
    from = [event.clientX, event.clientY];
  });
  for (const kind of ["pointerup", "pointercancel"]) {
    frame.addEventListener(kind, () => {
      from = null;
      frame.classList.remove("dragged");
    });
  }
  // Letting go at the end of a drag is no click on what happens to lie there.
  frame.addEventListener(
    "click",
    (event) => {
      if (moved) event.stopPropagation();
      moved = false;
    },
    true,
  );
}

if (board) listen();
