/**
 * Loads a page's fonts (`data-fonts`: the stylesheet and the files that every text needs) after the first frame, because
 * they would compete with the main picture. A visitor who comes from another page of ours has them in the cache and gets
 * them at once.
 *
 * Starts a page's scripts when its main pictures are on the screen, or at a visitor's first press. A press on a button, or
 * on a link that opens a panel, is held until the page responds (`data-router` on its root element). If a file fails, or
 * nothing responds within 8 seconds, controls act as without script; a button that needs script keeps waiting. Fields and
 * other links never wait. `data-start` tells the page's code whether there was a press. `data-files` names the page's
 * data, the bundler's runtime and the other files; the runtime loads last, because it starts the code, which takes the
 * data as complete. A hidden window draws nothing, so its scripts start at once.
 */
export const DEFERRED_LOADER = `
((document, window) => {
  const { dataset } = document.documentElement;
  const { files, fonts } = document.currentScript.dataset;
  const [data, runtime, ...rest] = files.split(" ");
  const held = [];
  let started, lost;
  const hold = (event) => {
    const control = event.target.closest?.("button,a[data-panel]");
    if (!control || (lost && control.type != "button")) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    held.push(control);
    setTimeout(giveUp, 8000);
  };
  const giveUp = () => {
    lost = true;
    for (const control of held.splice(0)) {
      if (control.type == "button") held.push(control);
      else control.click();
    }
  };
  const answer = async () => {
    window.removeEventListener("click", hold, true);
    for (const control of held.splice(0)) {
      control.click();
      await 0;
    }
  };
  const add = (tag, properties) => document.head.append(Object.assign(document.createElement(tag), properties));
  const load = (src, onload) => add("script", { src, onload, onerror: giveUp, async: true });
  const start = (event) => {
    if (event) dataset.start = "press";
    if (started) return;
    started = true;
    add("link", { rel: "preload", as: "script", href: runtime });
    rest.forEach((src) => load(src));
    load(data, () => load(runtime));
  };
  const drawFonts = () => {
    const [sheet, ...faces] = fonts?.split(" ") ?? [];
    if (sheet) add("link", { rel: "stylesheet", href: sheet });
    for (const href of faces) add("link", { rel: "preload", as: "font", type: "font/woff2", crossOrigin: "", href });
  };
  const afterFrame = (work) => requestAnimationFrame(() => requestAnimationFrame(work));
  if (document.hidden || document.referrer.startsWith(location.origin + "/")) drawFonts();
  else new PerformanceObserver((_, painted) => painted.disconnect() || drawFonts()).observe({ type: "paint", buffered: true });
  dataset.start = "";
  new MutationObserver(answer).observe(document.documentElement, { attributeFilter: ["data-router"] });
  window.addEventListener("click", hold, true);
  for (const sign of ["pointerdown", "touchstart", "keydown"])
    window.addEventListener(sign, start, { capture: true, once: true, passive: true });
  setTimeout(start, 3000);
  if (document.hidden) return start();
  const pictures = [...document.querySelectorAll("img[fetchpriority=high]")];
  Promise.allSettled(pictures.map((picture) => picture.decode())).then(() =>
    afterFrame(() => setTimeout(start))
  );
})(document, window)
`.replaceAll(/\n\s*/g, '')
