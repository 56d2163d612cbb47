/** Escaped markup that can be put into a page. Only `html` creates it. */
export class Html {
  readonly markup: string
  constructor(markup: string) {
    this.markup = markup
  }
}

/** A part of a template: texts are escaped, lists joined; false, null and undefined give an empty text. */
export type HtmlPart = string | number | Html | false | null | undefined | readonly HtmlPart[]

const ENTITIES = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
])

/** Template tag that escapes every part except `Html`. */
export function html(strings: TemplateStringsArray, ...parts: readonly HtmlPart[]): Html {
  return new Html(String.raw({ raw: strings }, ...parts.map(toMarkup)))
}

function toMarkup(part: HtmlPart): string {
  if (part instanceof Html) return part.markup
  if (typeof part === 'string') return part.replace(/[&<>"']/g, (letter) => ENTITIES.get(letter) ?? letter)
  if (typeof part === 'number') return String(part)
  return part ? part.map(toMarkup).join('') : ''
}
