import { type DataFile, toDataFile } from './data-file.ts'
import type { FontSheet } from './font-sheet.ts'
import { BOOT_ID, OWN_FILE_MARK, RUNTIME_MARK } from './next-markup.ts'
import { findInlineScripts, type InlineCode, type InlineScript, toInlineCode } from './page-code.ts'
import { type PageElement, type ReadPage, readPage } from './read-page.ts'
import { DEFERRED_LOADER } from './deferred-loader.ts'

export interface TransformOptions {
  /** The fonts, which pages load late. Default: fonts load with the stylesheets. */
  readonly fonts?: FontSheet | undefined
  /** Off leaves every page as it is. Default on. */
  readonly isOn?: boolean | undefined
}

export interface TransformedPage extends InlineCode {
  readonly html: string
  /** The file that the page names. */
  readonly data?: DataFile | undefined
  /** Whether everything to move was found. If not, the page is unchanged and only starts earlier. */
  readonly isKnown: boolean
}

interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
}

/**
 * Moves a page's data into a file. One script, in place of the last data script, starts the page's code and loads its
 * fonts. A page with unknown markup stays as it is.
 */
export function transformPage(html: string, { fonts, isOn = true }: TransformOptions): TransformedPage {
  const page = readPage(html)
  const scripts = findInlineScripts(page)
  const found = isOn && !page.isError ? findParts(page, scripts) : undefined
  if (found === undefined) return { html, ...toInlineCode(page, scripts), isKnown: false }
  const { files, pushed, place } = found
  const data = toDataFile(pushed.filter(({ kind }) => kind === 'data').map(({ element }) => element.code))
  const moved = [...files.elements, ...pushed.map(({ element }) => element)]
  const edits = [
    ...moved.filter((element) => element !== place).map((element) => ({ ...element, text: '' })),
    ...keepFontsForNoScript(html, { fonts, elements: page.elements }),
  ]
  const before = applyEdits(html, { edits, start: 0, end: place.start })
  const after = applyEdits(html, { edits, start: place.end, end: html.length })
  const names = [data.path, files.runtime, ...files.rest].join(' ')
  const late = fonts === undefined ? '' : ` data-fonts="${nameFonts([before, after], fonts).join(' ')}"`
  const rest = scripts.filter((script) => !pushed.includes(script))
  return {
    html: `${before}<script data-files="${names}"${late}>${DEFERRED_LOADER}</script>${after}`,
    ...toInlineCode(page, [...rest, toStarter(place)]),
    data,
    isKnown: true,
  }
}

interface Parts {
  readonly files: PageFiles
  /** The scripts that hold data. */
  readonly pushed: readonly InlineScript[]
  /** The last of them, which the starter replaces: Next's code takes the data as complete once the page is parsed. */
  readonly place: PageElement
}

/** Undefined if one is missing or has an unknown form. */
function findParts({ elements }: ReadPage, scripts: readonly InlineScript[]): Parts | undefined {
  const pushed = scripts.filter(({ kind }) => kind === 'data' || kind === 'start of data')
  const files = findFiles(elements)
  const place = pushed.at(-1)?.element
  if (files === undefined || place === undefined || !pushed.some(({ kind }) => kind === 'data'))
    return undefined
  const areBare = pushed.every(({ element }) => Object.keys(element.attributes).length === 0)
  return areBare ? { files, pushed, place } : undefined
}

const toStarter = (place: PageElement): InlineScript => ({
  element: { ...place, code: DEFERRED_LOADER },
  kind: 'other',
})

interface PageFiles {
  readonly runtime: string
  /** All other files, each once. */
  readonly rest: ReadonlySet<string>
  /** The elements that load them. */
  readonly elements: readonly PageElement[]
}

/** The files that a page starts with; undefined if their markup is unknown. */
function findFiles(elements: readonly PageElement[]): PageFiles | undefined {
  const scripts = elements.filter(({ name, attributes }) => name === 'script' && attributes.src !== undefined)
  const starting = scripts.filter(isStarting)
  const isUnknown = scripts.some((script) => !isStarting(script) && isOwn(script))
  const paths = starting.map(({ attributes }) => attributes.src ?? '')
  const runtime = paths.find((path) => path.includes(RUNTIME_MARK))
  if (runtime === undefined || isUnknown) return undefined
  return {
    runtime,
    rest: new Set(paths.filter((path) => path !== runtime)),
    elements: [...starting, ...elements.filter(isScriptPreload)],
  }
}

/** `<script src="…" async="">`, or the same with React's id. */
function isStarting({
  attributes: { src = '', async, id = BOOT_ID, ...attributes },
  code,
}: PageElement): boolean {
  const isBare = Object.keys(attributes).length === 0 && code === ''
  return isBare && async === '' && id === BOOT_ID && /^[^\s"]+$/.test(src)
}

/** A file of Next for current browsers. */
function isOwn({ attributes: { src = '', nomodule } }: PageElement): boolean {
  return nomodule === undefined && src.includes(OWN_FILE_MARK)
}

function isScriptPreload({ name, attributes: { rel, as } }: PageElement): boolean {
  return name === 'link' && rel === 'preload' && as === 'script'
}

/** The font stylesheet and the files of the families that the page's theme uses. */
function nameFonts(parts: readonly string[], { path, basics }: FontSheet): readonly string[] {
  const used = [...basics].filter(([family]) => parts.some((part) => part.includes(`'${family}'`)))
  return [path, ...used.map(([, file]) => file)]
}

interface Links {
  readonly fonts: FontSheet | undefined
  readonly elements: readonly PageElement[]
}

/** Keeps the link to the font stylesheet for browsers without script. */
function keepFontsForNoScript(html: string, { fonts, elements }: Links): readonly Edit[] {
  if (fonts === undefined) return []
  return elements
    .filter(({ attributes: { rel, href } }) => rel === 'stylesheet' && href === fonts.path)
    .map(({ start, end }) => ({ start, end, text: `<noscript>${html.slice(start, end)}</noscript>` }))
}

/** Applies the edits that lie in a part of the document. */
function applyEdits(
  html: string,
  { edits, start, end }: { readonly edits: readonly Edit[]; readonly start: number; readonly end: number },
): string {
  const inside = edits.filter((edit) => edit.start >= start && edit.end <= end)
  let at = start
  const parts: string[] = []
  for (const edit of inside.toSorted((one, other) => one.start - other.start)) {
    parts.push(html.slice(at, edit.start), edit.text)
    at = edit.end
  }
  return parts.join('') + html.slice(at, end)
}
