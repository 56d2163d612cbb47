declare const safe: unique symbol

/** HTML that has passed the sanitiser at an edge. Made by `createHtmlSanitizer` and `toHtml` only. */
export type SafeHtml = string & { readonly [safe]: true }

/**
 * The door for HTML from outside: wraps a sanitiser, so that its output and nothing else counts as safe. Call it once
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

const TEXTS: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
  '&amp;': '&',
}

/** The words of sanitised HTML on one line: for titles, descriptions of cards and meta data. */
export function toPlainText(html: SafeHtml): string {
  return html
    .replace(/<(?:\/p|\/li|\/h[1-6]|br\s*\/?)>/gi, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:lt|gt|quot|#39|nbsp|amp);/g, (entity) => TEXTS[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim()
}

function brand(html: string): SafeHtml {
  declareSafe(html)
  return html
}

/** The one place that declares HTML safe. */
function declareSafe(_html: string): asserts _html is SafeHtml {}
