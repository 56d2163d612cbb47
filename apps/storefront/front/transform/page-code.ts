import { hash } from 'node:crypto'
import type { PageCode } from '#request/content-security-policy.ts'
import { getScriptKind, type ScriptKind } from './known-scripts.ts'
import { DATA_PUSH, THEME_RULE } from './next-markup.ts'
import { type PageElement, type ReadPage, readPage } from './read-page.ts'

/** The inline scripts and styles of a page. */
export interface InlineCode {
  /** Hashes as policy sources (`'sha256-…'`), each once. */
  readonly code: PageCode
  /** The beginnings of unknown scripts, which no browser runs. */
  readonly unknownScripts: readonly string[]
}

/** A script that browsers would run, with its recognised kind. */
export interface InlineScript {
  readonly element: PageElement
  readonly kind: ScriptKind | undefined
}

const SHOWN_CHARACTERS = 80

/** A script of any other type, such as structured data, never runs and needs no hash. */
const RUN_TYPES: ReadonlySet<string> = new Set(['', 'module', 'text/javascript'])

/**
 * Hashes of a finished page's known inline scripts and style elements, and of the theme that an error document draws
 * in the browser. Style attributes have none, and unknown scripts get none.
 */
export function getPageCode(html: string): InlineCode {
  const page = readPage(html)
  return toInlineCode(page, findInlineScripts(page))
}

export function findInlineScripts({ elements }: ReadPage): readonly InlineScript[] {
  return elements.filter(isRun).map((element) => ({ element, kind: getScriptKind(element.code) }))
}

function isRun({ name, attributes }: PageElement): boolean {
  const type = (attributes.type ?? '').toLowerCase()
  return name === 'script' && attributes.src === undefined && RUN_TYPES.has(type)
}

export function toInlineCode(page: ReadPage, scripts: readonly InlineScript[]): InlineCode {
  const known = scripts.filter(({ kind }) => kind !== undefined).map(({ element }) => element.code)
  const styles = page.elements.filter(({ name }) => name === 'style').map(({ code }) => code)
  const later = page.isError ? (getPageData(known).match(THEME_RULE) ?? []) : []
  return {
    code: { scripts: toSources(known), styles: toSources([...styles, ...later]) },
    unknownScripts: scripts
      .filter(({ kind }) => kind === undefined)
      .map(({ element }) => element.code.slice(0, SHOWN_CHARACTERS)),
  }
}

export function toSources(codes: readonly string[]): readonly string[] {
  return [...new Set(codes)].map((code) => `'sha256-${hash('sha256', code, 'base64')}'`)
}

/** The page data in the scripts' texts. */
function getPageData(scripts: readonly string[]): string {
  return scripts
    .filter((script) => script.startsWith(DATA_PUSH))
    .map((script) => {
      const data: unknown = JSON.parse(script.slice(DATA_PUSH.length, script.lastIndexOf(')')))
      return Array.isArray(data) && typeof data[1] === 'string' ? data[1] : ''
    })
    .join('')
}
