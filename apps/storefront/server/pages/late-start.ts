import type { FontSheet } from './font-sheet.ts'

/**
 * Asks for a page's fonts, the stylesheet that names them and the files that every text needs (`data-fonts`), once its first
 * frame is drawn: they would take the line from its main picture. A visitor who comes from another page of ours has them,
 * and gets them at once.
 *
 * Starts a page's scripts when its main pictures are on the screen, or at a visitor's first press, so that code never
 * races what is looked at. A press on a button, or on a link that opens a panel, is held until the page answers
 * (`data-router` on its root element), or goes the way of a page without script when a file cannot be loaded. Fields and
 * other links work by themselves. `data-start` tells the page's code whether there was a press. `data-files` names the
 * page's data, the bundler's runtime and the rest: the runtime comes last, since it starts the code, which takes the
 * data as complete. A page in a hidden window draws nothing, so its scripts start at once.
 */
export const STARTER = `
((document, window) => {
  const { dataset } = document.documentElement;
  const { files, fonts } = document.currentScript.dataset;
  const [data, runtime, ...rest] = files.split(" ");
  const held = [];
  let started;
  const hold = (event) => {
    const control = event.target.closest?.("button,a[data-panel]");
    if (!control || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    held.push(control);
    setTimeout(release, 8000);
  };
  const release = async () => {
    window.removeEventListener("click", hold, true);
    for (const control of held.splice(0)) {
      control.click();
      await 0;
    }
  };
  const add = (tag, properties) => document.head.append(Object.assign(document.createElement(tag), properties));
  const load = (src, onload) => add("script", { src, onload, onerror: release, async: true });
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
  new MutationObserver(release).observe(document.documentElement, { attributeFilter: ["data-router"] });
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

const FILE = /<script src="([^"]+)"(?: id="_R_")? async=""><\/script>|<link rel="preload" as="script"[^>]*>/g
/** How the bundler names the file that starts the code. */
const RUNTIME = '/turbopack-'

/** What a page loads late. */
export interface LateFiles {
  /** Path of the file with the page's data. */
  readonly data: string
  /** Default: the page draws with what its stylesheets name. */
  readonly fonts?: FontSheet | undefined
}

/** Leaves it to one script, in the place of the one that loads the page's data, to start the files of a page. */
export function startLate(html: string, { data, fonts }: LateFiles): string {
  const files: string[] = []
  const bare = html.replaceAll(FILE, (_, file?: string) => {
    if (file !== undefined) files.push(file)
    return ''
  })
  const runtime = files.find((file) => file.includes(RUNTIME))
  if (runtime === undefined) return html
  const rest = new Set(files.filter((file) => file !== runtime))
  const page = fonts === undefined ? bare : keepFontsForNoScript(bare, fonts.path)
  const late = fonts === undefined ? '' : ` data-fonts="${nameFonts(html, fonts).join(' ')}"`
  const starter = `<script data-files="${[data, runtime, ...rest].join(' ')}"${late}>${STARTER}</script>`
  return page.replace(`<script src="${data}" fetchpriority="low"></script>`, () => starter)
}

/** The stylesheet, and the files of those families that the page's theme names. */
function nameFonts(html: string, { path, basics }: FontSheet): readonly string[] {
  const used = [...basics].filter(([family]) => html.includes(`'${family}'`))
  return [path, ...used.map(([, file]) => file)]
}

/** Only a page without script asks for the stylesheet of fonts itself. */
function keepFontsForNoScript(html: string, path: string): string {
  return html.replace(/<link rel="stylesheet" href="([^"]+)"[^>]*>/g, (link, href) =>
    href === path ? `<noscript>${link}</noscript>` : link,
  )
}
