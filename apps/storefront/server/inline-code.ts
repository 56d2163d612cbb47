import { createHash } from 'node:crypto'
import { isKnownScript } from './known-scripts.ts'

/** What a page runs and draws without a file of its own, as policy sources (`'sha256-…'`), each once. */
export interface InlineCode {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
  /** The beginnings of scripts that neither the framework nor the shop wrote: no browser runs them. */
  readonly unknown: readonly string[]
}

const SHOWN_CHARACTERS = 80

/** As browsers read them: what begins inside one of them is its text. */
const CODE = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/gi
const HAS_FILE = /\ssrc\s*=/i
const TYPE = /\stype\s*=\s*["']?([^\s"'>]+)/i

/** A script of another type, such as structured data, is never run and needs no leave. */
function isRun(attributes: string): boolean {
  const type = TYPE.exec(attributes)?.[1]?.toLowerCase()
  return !HAS_FILE.test(attributes) && (type === undefined || type === 'module' || type === 'text/javascript')
}

/** How a page's bytes became its text. With `latin1` each character is one byte, so that no byte is decoded twice. */
type TextEncoding = 'utf8' | 'latin1'

function toSource(code: string, encoding: TextEncoding): string {
  return `'sha256-${createHash('sha256').update(code, encoding).digest('base64')}'`
}

/** Next writes it where a page failed: the browser draws the error page from data in its scripts. */
const ERROR_DOCUMENT = '<html id="__next_error__"'

const PAGE_DATA = /^self\.__next_f\.push\((.*)\)$/s
const THEME_RULE = /:root\{[^{}<"\\]*\}/g

/** Whether this is the shell that Next sends for a page that failed. It may be the document's beginning only. */
export function isErrorDocument(html: string): boolean {
  return html.includes(ERROR_DOCUMENT)
}

/** The text that a page's scripts carry as data. */
function getPageData(scripts: readonly string[]): string {
  return scripts.map(toPageData).join('')
}

function toPageData(script: string): string {
  const json = PAGE_DATA.exec(script)?.[1]
  if (json === undefined) return ''
  const data: unknown = JSON.parse(json)
  return Array.isArray(data) && typeof data[1] === 'string' ? data[1] : ''
}

function toSources(codes: readonly string[], encoding: TextEncoding): readonly string[] {
  return [...new Set(codes.map((code) => toSource(code, encoding)))]
}

/**
 * The hashes of the framework's inline scripts and of the style elements in a whole page, and of the theme that an error
 * document will draw in the browser. Style attributes are not among them. A script of anybody else gets no hash.
 */
export function getInlineCode(html: string, encoding: TextEncoding = 'utf8'): InlineCode {
  const elements = [...html.matchAll(CODE)].map(([, name = '', attributes = '', code = '']) => ({
    isStyle: name.toLowerCase() === 'style',
    attributes,
    code,
  }))
  const styles = elements.filter(({ isStyle }) => isStyle).map(({ code }) => code)
  const codes = elements
    .filter(({ isStyle, attributes }) => !isStyle && isRun(attributes))
    .map(({ code }) => code)
  const known = codes.filter(isKnownScript)
  const later = isErrorDocument(html)
    ? [...getPageData(known).matchAll(THEME_RULE)].map(([rule]) => rule)
    : []
  const unknown = codes.filter((code) => !known.includes(code))
  return {
    scripts: toSources(known, encoding),
    styles: toSources([...styles, ...later], encoding),
    unknown: unknown.map((code) => Buffer.from(code.slice(0, SHOWN_CHARACTERS), encoding).toString()),
  }
}
