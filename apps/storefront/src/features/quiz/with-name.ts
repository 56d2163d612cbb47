import { toHtml } from '@sorrel/domain/html'

/** The placeholder for the shopper's name in a results page's texts. See docs/commerce-service.md#quizzes. */
const PLACEHOLDER = /\{\s*name\s*\}/g
const LEADING = /^\{\s*name\s*\}[,:]?\s*/
const TRAILING = /,?\s*\{\s*name\s*\}/g

/** A text with the shopper's name in place of the placeholder, or without both. Takes and returns HTML. */
export function withName(html: string, name: string | undefined): string {
  if (name !== undefined) return html.replace(PLACEHOLDER, () => toHtml(name))
  if (!html.includes('{')) return html
  const rest = html.trim().replace(LEADING, '').replace(TRAILING, '')
  return rest.charAt(0).toUpperCase() + rest.slice(1)
}
