import { toHtml, toPlainText } from '@sorrel/domain/html'
import createPurifier, { type Config } from 'dompurify'
import { ALLOWED_ATTRIBUTES, ALLOWED_SCHEMES, ALLOWED_TAGS, NEW_WINDOW_REL } from './allowed.ts'

const RULES: Config = {
  ALLOWED_TAGS: [...ALLOWED_TAGS, 'h1'],
  ALLOWED_ATTR: [...new Set(Object.values(ALLOWED_ATTRIBUTES).flat())],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  // An allowed scheme, or none; a URL that begins with two slashes also names a host.
  ALLOWED_URI_REGEXP: new RegExp(
    String.raw`^(?:(?:${ALLOWED_SCHEMES.join('|')}):|(?![a-z][a-z\d+.-]*:|[/\\]{2}))`,
    'i',
  ),
}

/** A sanitiser of our own, so that its hooks are not those of the page. */
function createSanitizer(): (html: string) => string {
  // A worker has no document and cannot parse HTML, so the markup is removed, which is safe too.
  if (typeof document === 'undefined') return (html) => toHtml(toPlainText(html))
  const purifier = createPurifier(window)
  purifier.addHook('uponSanitizeAttribute', (element, data) => {
    data.keepAttr = ALLOWED_ATTRIBUTES[element.localName]?.includes(data.attrName) ?? false
  })
  purifier.addHook('afterSanitizeAttributes', (element) => {
    if (element.localName !== 'a') return
    const isNewWindow = element.getAttribute('target') === '_blank'
    if (isNewWindow) element.setAttribute('rel', NEW_WINDOW_REL)
    else for (const name of ['target', 'rel']) element.removeAttribute(name)
  })
  // The page has a first-level heading of its own. Headings from the sanitiser have no attributes.
  return (html) => purifier.sanitize(html, RULES).replace(/<(\/?)h1>/g, '<$1h2>')
}

let made: ((html: string) => string) | undefined

/** Uses the browser's parser: a fifth of the size of the server's version. */
export function sanitize(html: string): string {
  made ??= createSanitizer()
  return made(html)
}
