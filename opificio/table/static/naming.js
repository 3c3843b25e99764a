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
