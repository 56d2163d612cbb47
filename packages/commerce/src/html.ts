import { createHtmlSanitizer } from '@sorrel/domain/html'
import sanitizeHtml from 'sanitize-html'

const BLOCKS = ['p', 'div', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'hr', 'ul', 'ol', 'li']
const INLINE = ['a', 'b', 'strong', 'i', 'em', 'u', 's', 'small', 'sub', 'sup', 'br', 'span', 'code']
const TABLES = ['table', 'thead', 'tbody', 'tr', 'th', 'td', 'caption']

const RULES: sanitizeHtml.IOptions = {
  allowedTags: [...BLOCKS, ...INLINE, ...TABLES],
  allowedAttributes: {
    a: ['href', 'target', 'rel'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  parseStyleAttributes: false,
  transformTags: {
    h1: 'h2',
    a: (tagName, { href, target }) => ({
      tagName,
      attribs: {
        ...(href === undefined ? {} : { href }),
        ...(target === '_blank' ? { target, rel: 'noopener noreferrer' } : {}),
      },
    }),
  },
}

/**
 * Rich text of the merchant, made safe to show: text, links, lists and tables stay; scripts, styles, frames, images,
 * event handlers and unknown addresses go. Run it on a server: it is too large for a page's script.
 */
export const toSafeHtml = createHtmlSanitizer((html) => sanitizeHtml(html, RULES))
