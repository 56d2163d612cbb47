import { sanitize } from '#sanitize-html'
import { createHtmlSanitizer } from '@sorrel/domain/html'

/**
 * Rich text of the merchant, made safe to show: text, links, lists and tables stay; scripts, styles, frames, images,
 * event handlers and unknown addresses go. A bundle for browsers takes DOMPurify; servers and workers have a parser of
 * their own.
 */
export const toSafeHtml = createHtmlSanitizer(sanitize)
