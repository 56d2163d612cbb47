const BLOCKS = /<\/(?:p|div|li|h[1-6]|tr)>|<br\s*\/?>/gi
const UNSEEN = /<(script|style|template)\b[\s\S]*?(?:<\/\1\s*>|$)|<!--[\s\S]*?(?:-->|$)/gi
const TAGS = /<\/?[a-z][^>]*(?:>|$)/gi
const ENTITIES: Readonly<Record<string, string>> = {
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
  return ENTITIES[body] ?? entity
}

/** The words of rich text, for cards and lists. It is text, not HTML: show it as such. */
export function toPlainText(html: string): string {
  return html
    .replace(UNSEEN, ' ')
    .replace(BLOCKS, ' ')
    .replace(TAGS, '')
    .replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]+);/gi, decodeEntity)
    .replace(/\s+/g, ' ')
    .trim()
}
