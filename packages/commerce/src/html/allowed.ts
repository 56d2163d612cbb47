/** Elements and attributes allowed in a merchant's rich text, whichever sanitiser reads it. */

const BLOCKS = ['p', 'div', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'hr', 'ul', 'ol', 'li']
const INLINE = ['a', 'b', 'strong', 'i', 'em', 'u', 's', 'small', 'sub', 'sup', 'br', 'span', 'code']
const TABLES = ['table', 'thead', 'tbody', 'tr', 'th', 'td', 'caption']

export const ALLOWED_TAGS: readonly string[] = [...BLOCKS, ...INLINE, ...TABLES]

/** By element. */
export const ALLOWED_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'target', 'rel'],
  th: ['colspan', 'rowspan', 'scope'],
  td: ['colspan', 'rowspan'],
}

/** Allowed URL schemes; a URL without a scheme belongs to the shop. */
export const ALLOWED_SCHEMES: readonly string[] = ['http', 'https', 'mailto', 'tel']

/** `rel` of links that open a new window. */
export const NEW_WINDOW_REL = 'noopener noreferrer'
