import { toHtml } from '@sorrel/domain/html'

/** Where a results page's words name the shopper. See docs/commerce-service.md#quizzes. */
const PLACE = /\{\s*name\s*\}/g
const LEADING = /^\{\s*name\s*\}[,:]?\s*/
const TRAILING = /,?\s*\{\s*name\s*\}/g

/** Words with the shopper's name in place; without a name they close up as if it had never been there. HTML in and out. */
export function withName(html: string, name: string | undefined): string {
  if (name !== undefined) return html.replace(PLACE, () => toHtml(name))
  if (!html.includes('{')) return html
  const rest = html.trim().replace(LEADING, '').replace(TRAILING, '')
  return rest.charAt(0).toUpperCase() + rest.slice(1)
}
