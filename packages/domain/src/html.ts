declare const safe: unique symbol

/** HTML that has passed the sanitiser at an edge. Made by `createHtmlSanitizer` and `toHtml` only. */
export type SafeHtml = string & { readonly [safe]: true }

/**
 * The entry for HTML from outside: wraps a sanitiser, so that its output and nothing else counts as safe. Call it once
 * per edge, with a sanitiser that keeps no script, no handler and no unsafe address.
 */
export function createHtmlSanitizer(sanitize: (html: string) => string): (html: string) => SafeHtml {
  return (html) => brand(sanitize(html))
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Plain text as HTML that shows exactly that text. */
export function toHtml(text: string): SafeHtml {
  return brand(text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character))
}

const BLOCKS = /<\/(?:p|div|li|h[1-6]|tr)>|<br\s*\/?>/gi
const UNSEEN = /<(script|style|template)\b[\s\S]*?(?:<\/\1\s*>|$)|<!--[\s\S]*?(?:-->|$)/gi
const TAGS = /<\/?[a-z][^>]*(?:>|$)/gi
const CHARACTERS: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  pound: '£',
  euro: '€',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
}

function toCharacter(code: number): string {
  const isCharacter = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
  return isCharacter ? String.fromCodePoint(code) : ''
}

function decodeEntity(entity: string, body: string): string {
  if (/^#x/i.test(body)) return toCharacter(Number.parseInt(body.slice(2), 16))
  if (body.startsWith('#')) return toCharacter(Number.parseInt(body.slice(1), 10))
  return CHARACTERS[body] ?? entity
}

/**
 * The text of rich text on one line: for titles, cards and meta data. Scripts, styles and comments are left out. The
 * result is text, not HTML: escape it before it is put into markup.
 */
export function toPlainText(html: string): string {
  return html
    .replace(UNSEEN, ' ')
    .replace(BLOCKS, ' ')
    .replace(TAGS, '')
    .replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]+);/gi, decodeEntity)
    .replace(/\s+/g, ' ')
    .trim()
}

/** Signs that do not show: controls, zero-width and direction signs, and the tag letters in which a text can hide another. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Cs}]/gu

/**
 * A merchant's text for programs and language models: the plain text of rich text without anything that a person would
 * not see. Cut at `maxLength` characters; default none.
 */
export function toVisibleText(html: string, maxLength = Number.POSITIVE_INFINITY): string {
  const text = toPlainText(html).replace(HIDDEN, '')
  return text.length <= maxLength ? text : text.slice(0, maxLength).replace(HIDDEN, '').trim()
}

function brand(html: string): SafeHtml {
  declareSafe(html)
  return html
}

/** The one place that declares HTML safe. */
function declareSafe(_html: string): asserts _html is SafeHtml {}
