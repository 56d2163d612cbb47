/** A piece of markup that may go into a page. Only `html` makes one. */
export class Html {
  readonly markup: string
  constructor(markup: string) {
    this.markup = markup
  }
}

/** What a template takes: words are escaped, lists follow each other, nothing leaves no trace. */
export type HtmlPart = string | number | Html | false | null | undefined | readonly HtmlPart[]

const ENTITIES = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
])

/** Template tag that escapes everything put in, unless it is markup of ours. */
export function html(strings: TemplateStringsArray, ...parts: readonly HtmlPart[]): Html {
  return new Html(String.raw({ raw: strings }, ...parts.map(toMarkup)))
}

function toMarkup(part: HtmlPart): string {
  if (part instanceof Html) return part.markup
  if (typeof part === 'string') return part.replace(/[&<>"']/g, (letter) => ENTITIES.get(letter) ?? letter)
  if (typeof part === 'number') return String(part)
  return part ? part.map(toMarkup).join('') : ''
}
