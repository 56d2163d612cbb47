import type { Section } from './pages.ts'

/** What the site is about, for readers that are programs. */
const SUMMARY =
  'An online shop on a hosted commerce service, and the TypeScript packages it is made of: rules, client, component kit, reviews, catalogue index, agents, messages.'

/** `llms.txt` (llmstxt.org): the pages by section, each as Markdown, which the site has beside its HTML. */
export function toLlmsIndex(sections: readonly Section[], base: string): string {
  const lists = sections.map(({ label, pages }) => {
    const lines = pages.map(({ id, title }) => `- [${title}](${base}${id === '' ? 'index' : id}.md)`)
    return `## ${label}\n\n${lines.join('\n')}\n`
  })
  return [`# Sorrel\n\n> ${SUMMARY}\n`, ...lists].join('\n')
}

/** `llms-full.txt`: every page in one text, each after the name of its file. */
export function toLlmsText(sections: readonly Section[]): string {
  return sections
    .flatMap(({ pages }) => pages)
    .map(({ file, title, body }) => `<!-- ${file} -->\n\n# ${title}\n\n${body}`)
    .join('\n')
}
