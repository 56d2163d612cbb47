/** A piece of HTML that is safe to put into a page. Only `html` makes one. */
export class Html {
  readonly markup: string
  constructor(markup: string) {
    this.markup = markup
  }
}

/** What a template takes: text is escaped, lists are joined, nothing stays out. */
type HtmlPart = string | number | Html | false | null | undefined | readonly HtmlPart[]

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Template tag: everything put in is escaped unless it is HTML already. */
export function html(strings: TemplateStringsArray, ...parts: readonly HtmlPart[]): Html {
  return new Html(strings.map((text, index) => text + toMarkup(parts[index])).join(''))
}

function toMarkup(part: HtmlPart): string {
  if (part === undefined || part === null || part === false) return ''
  if (part instanceof Html) return part.markup
  if (typeof part === 'string' || typeof part === 'number') return escapeHtml(String(part))
  return part.map(toMarkup).join('')
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character)
}
