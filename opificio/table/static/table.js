// A table: shows what the server drew, sends the number of a choice. No rule of any game is known here.

import { Idiomorph } from "./vendor/idiomorph.js";
import { glide, places } from "./motion.js";
import { spell } from "./naming.js";
import "./analysis.js";
import "./hint.js";
import "./prompt.js";
import "./sheet.js";
import { ring } from "./sound.js";
import "./zoom.js";

const table = document.getElementById("table");
const words = JSON.parse(table.dataset.words);
const id = table.dataset.table;
const title = document.title;
const tip = document.getElementById("tip");
const menu = document.getElementById("menu");
const settings = { "ask-twice": localStorage.getItem("opificio-ask-twice") ?? "yes", sound: localStorage.getItem("opificio-sound") ?? "yes" };

let socket = null;
let count = null;
let mine = false;
let waits = 500;
let looking = null; // the move shown by the slider; null is the present
let moves = Number(table.dataset.moves);

// --- the connection ----------------------------------------------------------------------------------------------------------------

function connect() {
  socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws/${id}`);
  socket.addEventListener("open", () => {
    waits = 500;
    answer("");
    document.body.dataset.connected = "yes";
  });
  socket.addEventListener("message", (event) => receive(JSON.parse(event.data)));
  socket.addEventListener("close", (event) => {
    delete document.body.dataset.connected;
    if (event.code === 4403 || event.code === 4404) return;
    answer(words["web-lost"]);
    setTimeout(connect, waits);
    waits = Math.min(waits * 2, 8000);
  });
}

function send(message) {
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
}

// Other modules hear what came and what is shown, and send, by events: none of them needs to know another.
function announce(what, detail) {
  document.dispatchEvent(new CustomEvent(`opificio:${what}`, { detail }));
}

document.addEventListener("opificio:send", (event) => send(event.detail));

function receive(message) {
  if (message.type === "frame") show(message);
  else if (message.type === "error") answer(message.text);
  else if (message.type === "why" || message.type === "help") tell(message);
  announce("message", message);
}

// --- what is shown -----------------------------------------------------------------------------------------------------------------

function show(frame) {
  if (frame.status !== table.dataset.status && table.dataset.status === "open") return location.reload();
  table.dataset.status = frame.status;
  document.body.className = document.body.className.replace(/status-\w+/, `status-${frame.status}`);
  count = frame.count;
  const parts = frame.parts;
  if (parts.prompt !== undefined) {
    const focused = document.activeElement;
    const typing = focused?.id === "typed-move" ? focused.value : null;
    morph("prompt", parts.prompt);
    if (typing !== null) document.getElementById("typed-move")?.focus();
    else if (focused?.classList.contains("choose") && !focused.isConnected) document.querySelector("#prompt .choose")?.focus();
  }
  if (parts.players !== undefined) morph("players", parts.players);
  if (parts.score !== undefined) morph("score", parts.score);
  if (parts.analysis !== undefined) morph("analysis", parts.analysis);
  if (parts.pieces !== undefined && looking === null) move(parts.pieces);
  if (frame.log) story(frame.log);
  for (const line of frame.chat ?? []) talk(line);
  cover(frame);
  if (frame.mine && !mine && document.body.dataset.shown) notice();
  if (frame.mine) bringUp();
  mine = frame.mine;
  if (!document.body.dataset.shown) returned();
  document.title = mine ? `▶ ${words["web-your-turn"]} · ${title}` : title;
  document.body.dataset.shown = "yes";
  document.body.dataset.count = frame.count;
  lengthen(frame.moves, frame.status);
  clocks();
  announce("frame", frame);
}

function morph(part, html) {
  // What somebody is typing stays; a button that has the focus is redrawn like the rest.
  const typing = Boolean(document.activeElement?.matches("input, textarea"));
  Idiomorph.morph(document.getElementById(part), html, { morphStyle: "innerHTML", ignoreActiveValue: typing });
}

function move(svg) {
  const pieces = document.getElementById("pieces");
  if (!pieces) return;
  const before = places(pieces);
  if (pieces.namespaceURI.endsWith("svg")) {
    // Parsed within an <svg>, so that the fragments are SVG and not unknown HTML.
    const holder = new DOMParser().parseFromString(`<svg xmlns="http://www.w3.org/2000/svg"><g>${svg}</g></svg>`, "text/html");
    Idiomorph.morph(pieces, holder.querySelector("svg > g").childNodes, { morphStyle: "innerHTML" });
  } else {
    morph("pieces", svg);
  }
  spell(pieces);
  glide(pieces, before);
}

function story({ anew, lines }) {
  const log = document.getElementById("log");
  if (anew) log.replaceChildren();
  for (const line of lines) {
    const item = document.createElement("li");
    item.dataset.move = line.move;
    item.dataset.about = line.about;
    if (line.seat >= 0) item.className = document.querySelector(`#player-${line.seat}`)?.classList[0] ?? "";
    item.textContent = line.text;
    log.append(item);
  }
  log.scrollTop = log.scrollHeight;
}

function talk(line) {
  const item = document.createElement("li");
  const who = document.createElement("strong");
  who.className = document.querySelector(`#player-${line.seat}`)?.classList[0] ?? "";
  who.textContent = line.name;
  item.append(who, " ", line.text);
  const chat = document.getElementById("chat");
  chat.append(item);
  chat.scrollTop = chat.scrollHeight;
}

function cover(frame) {
  const sheet = document.getElementById("cover");
  sheet.hidden = !frame.cover;
  if (frame.cover) {
    document.getElementById("cover-text").textContent = frame.cover;
    sheet.dataset.seat = frame.turn;
    document.getElementById("uncover").focus();
  }
}

// On a small screen the board is wider than its frame: what can be chosen is brought into it.
function bringUp() {
  const frame = document.getElementById("board-frame");
  const choice = document.querySelector("#pieces [data-choice]");
  if (!frame || !choice || frame.scrollWidth <= frame.clientWidth) return;
  const box = choice.getBoundingClientRect();
  const view = frame.getBoundingClientRect();
  if (box.left >= view.left && box.right <= view.right && box.top >= view.top && box.bottom <= view.bottom) return;
  const behavior = matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth";
  frame.scrollBy({ left: box.left - view.left - 12, top: box.top - view.top - 12, behavior });
}

function answer(text) {
  const place = document.getElementById("answer");
  if (place) place.textContent = text ?? "";
}

function notice() {
  if (settings.sound === "yes") ring();
}

function clocks() {
  clearInterval(clocks.timer);
  const clock = document.querySelector("[data-left]");
  if (!clock) return;
  const end = Date.now() + Number(clock.dataset.left) * 1000;
  clocks.timer = setInterval(() => {
    const left = Math.max(0, Math.floor((end - Date.now()) / 1000));
    clock.textContent = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
    clock.classList.toggle("short", left < 30);
  }, 500);
}

// --- choosing ----------------------------------------------------------------------------------------------------------------------

function buttonOf(action) {
  return document.getElementById(`choose-${action}`);
}

function choose(action) {
  const button = buttonOf(action);
  const last = button ? button.hasAttribute("data-final") : false;
  if (last && settings["ask-twice"] === "yes") return confirmed(action, button.textContent);
  answer("");
  send({ play: action, count });
}

function confirmed(action, text) {
  ask(words["web-confirm-ask"], [
    [text, () => send({ play: action, count })],
    [words["web-back"], () => {}],
  ]);
}

function ask(question, entries) {
  menu.replaceChildren();
  const heading = document.createElement("p");
  heading.textContent = question;
  menu.append(heading);
  for (const [text, act] of entries) {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "choose";
    button.textContent = text;
    button.addEventListener("click", () => {
      menu.close();
      act();
    });
    menu.append(button);
  }
  menu.showModal();
}

function pick(element) {
  const actions = element.dataset.choice.split(" ").map(Number);
  if (actions.length === 1) return choose(actions[0]);
  const named = actions.map((action) => [buttonOf(action)?.textContent ?? String(action), () => choose(action)]);
  ask(words["web-choose-one"], [...named, [words["web-back"], () => {}]]);
}

function resign(button) {
  ask(button.title, [
    [button.textContent, () => send({ resign: Number(button.dataset.resign) })],
    [words["web-back"], () => {}],
  ]);
}

// A seat whose clock ran out is given back to whoever returns to it, without asking.
function returned() {
  if (document.visibilityState === "visible" && document.querySelector('[data-back="clock"]')) send({ back: true });
}

for (const kind of ["visibilitychange", "pointerdown", "keydown"]) document.addEventListener(kind, returned);

document.addEventListener("click", (event) => {
  // A piece that can be chosen may hold others that only explain themselves: the choice goes first.
  const acting = event.target.closest("[data-choice], [data-play], [data-undo], [data-bot], [data-resign], [data-back], [data-copy-here]");
  const target = acting ?? event.target.closest("[data-why], [data-help]");
  if (!target) return;
  const data = target.dataset;
  if (data.choice !== undefined) pick(target);
  else if (data.play !== undefined) choose(Number(data.play));
  else if (data.undo !== undefined) send({ undo: true });
  else if (data.bot !== undefined) send({ bot: Number(data.bot) });
  else if (data.resign !== undefined) resign(target);
  else if (data.back !== undefined) send({ back: true });
  else if (data.copyHere !== undefined) copy(location.href, target);
  else explain(target);
});

document.addEventListener("keydown", (event) => {
  const typing = event.target.closest?.("input, textarea, select");
  if ((event.key === "Enter" || event.key === " ") && event.target.dataset?.choice !== undefined) {
    event.preventDefault();
    pick(event.target);
  } else if (event.key === "Escape") {
    tip.hidden = true;
  } else if (!typing && (event.key === "ArrowLeft" || event.key === "ArrowRight") && table.dataset.status === "over") {
    event.preventDefault();
    look((looking ?? moves) + (event.key === "ArrowLeft" ? -1 : 1));
  }
});

document.addEventListener("submit", (event) => {
  if (event.target.id === "typed") {
    event.preventDefault();
    const field = document.getElementById("typed-move");
    if (field.value.trim()) send({ play: field.value.trim(), count });
    field.value = "";
    answer("");
  } else if (event.target.id === "say") {
    event.preventDefault();
    const field = document.getElementById("say-text");
    send({ say: field.value });
    field.value = "";
  }
});

document.addEventListener("change", (event) => {
  if (event.target.classList.contains("amount") && event.target.value !== "") {
    const field = event.target;
    const number = Number(field.value);
    if (number >= Number(field.min) && number <= Number(field.max)) {
      const action = Number(field.dataset.first) + number - Number(field.min);
      field.value = "";
      choose(action);
    }
  }
});

// --- asking about things -------------------------------------------------------------------------------------------------------------

let asked = null;

// What lies on a piece that is not allowed may explain itself: both are told.
function questions(element) {
  return { why: element?.closest("[data-why]")?.dataset.why.split(" ")[0], help: element?.closest("[data-help]")?.dataset.help };
}

function explain(element) {
  if (element === asked) return;
  asked = element;
  tip.hidden = true;
  tip.replaceChildren();
  const { why, help } = questions(element);
  if (why !== undefined) send({ why: Number(why) });
  if (help !== undefined) send({ help });
}

// Why something is not allowed comes first, then what the thing is. An answer about a piece left meanwhile is dropped.
function tell(message) {
  const about = questions(asked)[message.type];
  if (!message.text || !asked?.isConnected || about !== String(message.type === "why" ? message.action : message.id)) return;
  const line = document.createElement("p");
  line.className = message.type;
  line.textContent = message.text;
  if (message.type === "why") tip.prepend(line);
  else tip.append(line);
  tip.hidden = false;
  place(asked);
}

function place(piece) {
  const reaching = piece.closest("[data-choice]")?.nextElementSibling?.matches(".o-reach");
  const side = document.querySelector(".story").getBoundingClientRect();
  const box = piece.getBoundingClientRect();
  // What a choice lights up elsewhere on the board is not covered: its sentence goes beside the board, if there is a beside.
  tip.classList.toggle("aside", Boolean(reaching) && side.left > box.right);
  if (tip.classList.contains("aside")) {
    tip.style.left = `${side.left}px`;
    tip.style.top = `${side.top}px`;
    return;
  }
  const left = Math.max(8, Math.min(innerWidth - tip.offsetWidth - 8, box.left + box.width / 2 - tip.offsetWidth / 2));
  const above = box.top - tip.offsetHeight - 8;
  tip.style.left = `${left}px`;
  tip.style.top = `${above > 8 ? above : Math.min(innerHeight - tip.offsetHeight - 8, box.bottom + 8)}px`;
}

for (const kind of ["pointerover", "focusin"]) {
  document.addEventListener(kind, (event) => {
    const element = event.target.closest?.("[data-why], [data-help]");
    if (element) return explain(element);
    asked = null;
    tip.hidden = true;
    const line = event.target.closest?.("#log li");
    point(line?.dataset.about ?? "");
  });
}

function point(about) {
  for (const element of document.querySelectorAll(".spoken-of")) element.classList.remove("spoken-of");
  for (const name of about.split(" ").filter(Boolean)) {
    for (const element of document.querySelectorAll(`#pieces [data-about~="${CSS.escape(name)}"]`)) element.classList.add("spoken-of");
  }
}

// --- the past ------------------------------------------------------------------------------------------------------------------------

const slider = document.getElementById("slider");

function lengthen(number, status) {
  moves = number;
  if (!slider) return;
  slider.max = number;
  if (looking === null) {
    slider.value = number;
    document.getElementById("moment").textContent = number;
  }
  document.getElementById("replay").hidden = status !== "over";
  document.getElementById("go-on").hidden = looking === null; // where a game is over there is nothing to go on with
}

let wanted = 0;

async function look(number) {
  const at = Math.max(0, Math.min(moves, number));
  const ticket = ++wanted;
  looking = at === moves ? null : at;
  slider.value = at;
  document.getElementById("moment").textContent = at;
  announce("moment", at);
  document.getElementById("go-on").action = `/t/${id}/from/${at}`;
  document.getElementById("go-on").hidden = looking === null;
  const response = await fetch(`/t/${id}/at/${at}`);
  if (!response.ok) return;
  const past = await response.json();
  if (ticket !== wanted) return; // he has gone on meanwhile
  move(past.pieces);
  document.getElementById("moment").textContent = `${words["web-replay-at"]} ${at}${past.move ? `: ${past.move}` : ""}`;
}

slider?.addEventListener("input", () => look(Number(slider.value)));
document.getElementById("replay-back")?.addEventListener("click", () => look((looking ?? moves) - 1));
document.getElementById("replay-on")?.addEventListener("click", () => look((looking ?? moves) + 1));
document.getElementById("moment-link")?.addEventListener("click", (event) => {
  copy(`${location.origin}/t/${id}?at=${looking ?? moves}`, event.target);
});
const linked = new URLSearchParams(location.search).get("at");
if (linked !== null && slider) look(Number(linked));

// --- comforts --------------------------------------------------------------------------------------------------------------------------

async function copy(text, button) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    answer(text);
    return;
  }
  const before = button.textContent;
  button.textContent = words["web-copied"];
  setTimeout(() => (button.textContent = before), 1500);
}

document.getElementById("seat-link")?.addEventListener("click", async (event) => {
  const response = await fetch(`/t/${id}/link`, { method: "POST" });
  if (!response.ok) return;
  const { link } = await response.json();
  document.getElementById("seat-link-shown").textContent = link;
  copy(link, event.target);
});

for (const name of ["ask-twice", "sound"]) {
  const box = document.getElementById(name);
  box.checked = settings[name] === "yes";
  box.addEventListener("change", () => {
    settings[name] = box.checked ? "yes" : "no";
    localStorage.setItem(`opificio-${name}`, settings[name]);
  });
}

document.getElementById("uncover").addEventListener("click", () => {
  const sheet = document.getElementById("cover");
  sheet.hidden = true;
  send({ uncover: Number(sheet.dataset.seat) });
});

const log = document.getElementById("log");
log.scrollTop = log.scrollHeight;
connect();
