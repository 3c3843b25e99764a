// What every page does: the theme, and the small comforts of forms.

const root = document.documentElement;

document.getElementById("theme")?.addEventListener("click", () => {
  const dark = root.dataset.theme ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  root.dataset.theme = dark ? "light" : "dark";
  localStorage.setItem("opificio-theme", root.dataset.theme);
});

// Setting a table: only as many chairs as players, and a name only where a person sits.
const setting = document.querySelector("[data-setting]");
if (setting) {
  const show = () => {
    const count = Number(setting.querySelector("[name=players]:checked").value);
    for (const chair of setting.querySelectorAll("[data-chair]")) {
      chair.hidden = Number(chair.dataset.chair) > count;
      chair.querySelector("input").hidden = chair.querySelector("select").value !== "you";
    }
  };
  setting.addEventListener("change", show);
  const name = setting.querySelector("#name-1");
  name.value = localStorage.getItem("opificio-name") ?? "";
  setting.addEventListener("submit", () => localStorage.setItem("opificio-name", name.value));
  show();
}

// Playing at once: under the name used last.
for (const form of document.querySelectorAll('form[action^="/play/"]')) {
  form.addEventListener("formdata", (event) => event.formData.set("name", localStorage.getItem("opificio-name") ?? ""));
}

// A guide whose game is not ready yet comes without its pictures: they are put in as soon as there are any.
async function illustrate() {
  if (!document.querySelector("[data-undrawn]")) return;
  const response = await fetch(location.href).catch(() => null);
  if (response?.ok) {
    const fresh = new DOMParser().parseFromString(await response.text(), "text/html");
    if (!fresh.querySelector("[data-undrawn]")) {
      const drawn = fresh.querySelectorAll("main figure");
      document.querySelectorAll("[data-undrawn]").forEach((place, number) => place.replaceWith(drawn[number]));
      return;
    }
  }
  setTimeout(illustrate, 1500);
}
illustrate();

document.getElementById("record-file")?.addEventListener("change", async (event) => {
  document.getElementById("record").value = await event.target.files[0].text();
});

const joining = document.getElementById("join-name");
if (joining) {
  joining.value = localStorage.getItem("opificio-name") ?? "";
  joining.form.addEventListener("submit", () => localStorage.setItem("opificio-name", joining.value));
}
