// Pieces that keep their id glide from where they were to where they are.

const still = matchMedia("(prefers-reduced-motion: reduce)");

export function places(root) {
  const found = new Map();
  if (still.matches) return found;
  for (const piece of root.querySelectorAll("[id]")) {
    const box = piece.getBoundingClientRect();
    found.set(piece.id, [box.left + scrollX, box.top + scrollY]);
  }
  return found;
}

export function glide(root, before) {
  if (still.matches || before.size === 0) return;
  const scale = root.getScreenCTM?.()?.a || 1;
  for (const piece of root.querySelectorAll("[id]")) {
    const box = piece.getBoundingClientRect();
    const old = before.get(piece.id);
    if (old === undefined) {
      piece.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 260, easing: "ease-out" });
      continue;
    }
    const dx = (old[0] - box.left - scrollX) / scale;
    const dy = (old[1] - box.top - scrollY) / scale;
    // A piece inside one that moves goes along with it: only the outermost is moved.
    if (Math.abs(dx) + Math.abs(dy) < 2 || piece.parentElement.closest("[data-gliding]")) continue;
    piece.dataset.gliding = "";
    // On its way it must not catch a click that is meant for what it passes over.
    const ways = [`${dx}px ${dy}px`, "0 0"].map((translate) => ({ translate, pointerEvents: "none" }));
    const motion = piece.animate(ways, { duration: 420, easing: "cubic-bezier(.3,.1,.2,1)" });
    motion.onfinish = motion.oncancel = () => delete piece.dataset.gliding;
  }
}
