/** Signs that begin or end a construct of Markdown. */
const SIGNS = /[\\`*_[\]<>#|~]/g

/** Text escaped for Markdown: it makes no link, no heading and no list. Line ends become spaces. */
export function toMarkdownText(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(SIGNS, '\\$&')
    .trim()
    .replace(/^(?=[-+=])|^(\d+)(?=[.)])/, '$1\\')
}

/** A link. Addresses are encoded, so that none ends early. */
export function toMarkdownLink(text: string, url: string): string {
  return `[${toMarkdownText(text)}](${url.replaceAll('(', '%28').replaceAll(')', '%29')})`
}

/** Blocks of a document, an empty line between them; empty ones are left out. */
export function toMarkdownDocument(blocks: readonly string[]): string {
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`
}

/** A heading with a list below it; nothing without items. */
export function toMarkdownSection(title: string, items: readonly string[]): string {
  return items.length === 0
    ? ''
    : `## ${toMarkdownText(title)}\n\n${items.map((item) => `- ${item}`).join('\n')}`
}
