import { hash } from 'node:crypto'
import type { PageCode } from '#request/policy.ts'
import { getScriptKind, type ScriptKind } from './known-scripts.ts'
import { DATA_PUSH, THEME_RULE } from './next-markup.ts'
import { type PageElement, type ReadPage, readPage } from './read-page.ts'

/** What a page runs and draws without a file of its own. */
export interface InlineCode {
  /** Hashes as policy sources (`'sha256-…'`), each once. */
  readonly code: PageCode
  /** The beginnings of scripts that neither the framework nor the shop wrote: no browser runs them. */
  readonly unknownScripts: readonly string[]
}

/** A script that browsers would run, with what is known of it. */
export interface InlineScript {
  readonly element: PageElement
  readonly kind: ScriptKind | undefined
}

const SHOWN_CHARACTERS = 80

/** A script of another type, such as structured data, is never run and needs no leave. */
const RUN_TYPES: ReadonlySet<string> = new Set(['', 'module', 'text/javascript'])

/**
 * The hashes of the framework's inline scripts and of the style elements in a finished page, and of the theme that an error
 * document will draw in the browser. Style attributes are not among them. A script of anybody else gets no hash.
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

/** The text that a page's scripts carry as data. */
function getPageData(scripts: readonly string[]): string {
  return scripts
    .filter((script) => script.startsWith(DATA_PUSH))
    .map((script) => {
      const data: unknown = JSON.parse(script.slice(DATA_PUSH.length, script.lastIndexOf(')')))
      return Array.isArray(data) && typeof data[1] === 'string' ? data[1] : ''
    })
    .join('')
}
