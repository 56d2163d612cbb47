import { toHtml } from '@sorrel/domain/html'

/** A piece of markup that is safe to put into a page. Only `html` makes one. */
export class Html {
  readonly markup: string
  constructor(markup: string) {
    this.markup = markup
  }
}

/** Values of a template: text is escaped, lists are joined, `false`, `null` and `undefined` write nothing. */
export type HtmlPart = string | number | Html | false | null | undefined | readonly HtmlPart[]

/**
 * Template tag: everything put in is escaped, in elements and in quoted attributes, unless `html` made it.
 *
 * @example
 * ```ts
 * import { html } from '@sorrel/contracts/http/html'
 *
 * console.log(html`<p>${'<b>'}</p>`.markup) // <p>&lt;b&gt;</p>
 * ```
 */
export function html(strings: TemplateStringsArray, ...parts: readonly HtmlPart[]): Html {
  return new Html(strings.map((text, index) => text + toMarkup(parts[index])).join(''))
}

function toMarkup(part: HtmlPart): string {
  if (part === undefined || part === null || part === false) return ''
  if (part instanceof Html) return part.markup
  if (typeof part === 'string' || typeof part === 'number') return toHtml(String(part))
  return part.map(toMarkup).join('')
}
