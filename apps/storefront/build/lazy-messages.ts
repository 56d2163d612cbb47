import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { LOCALES, PSEUDO_LOCALE } from '@sorrel/i18n/locales'
import { getMessages } from '@sorrel/i18n/messages'
import { getPageNamespaces, PAGE_ENTRIES, type PageEntry } from '../src/shop/page-namespaces.ts'

/**
 * Writes the messages of late parts, one file for each page and language, and the table of their addresses. Pages with
 * the same namespaces share theirs.
 */
const FOLDER = join(import.meta.dirname, '../src/generated')

function writeLazyMessages(): void {
  mkdirSync(join(FOLDER, 'lazy-messages'), { recursive: true })
  const owners = new Map<string, string>()
  const imports: string[] = []
  const rows = PAGE_ENTRIES.flatMap((of) => {
    const { late } = getPageNamespaces(of)
    if (late.length === 0) return []
    const list = late.toSorted().join(' ')
    const owner = owners.get(list) ?? `page${owners.size}`
    if (!owners.has(list)) imports.push(...writePage(of, owner))
    owners.set(list, owner)
    return `  ${JSON.stringify(of)}: ${owner},\n`
  })
  write('lazy-messages.ts', toModule(imports, rows))
}

/** The files of a page; the lines that import them. */
function writePage(of: PageEntry, owner: string): readonly string[] {
  const files = [...LOCALES, PSEUDO_LOCALE].map((locale) => {
    const file = `lazy-messages/${of.replaceAll(/[^\w]+/g, '-')}.${locale}.json`
    write(file, `${JSON.stringify(getMessages(locale, getPageNamespaces(of).late))}\n`)
    return { locale, file, name: `${owner}_${locale.replace('-', '_')}` }
  })
  const members = files.map(({ locale, name }) => `${JSON.stringify(locale)}: ${name}`)
  return [
    ...files.map(({ file, name }) => `import ${name} from './${file}?address'\n`),
    `const ${owner} = { ${members.join(', ')} }\n`,
  ]
}

const toModule = (imports: readonly string[], rows: readonly string[]): string =>
  `// Written by build/lazy-messages.ts.
${imports.join('')}
/** Where the browser fetches the messages of the late parts of a page or layout, by language. */
export const lazyMessages: Readonly<Record<string, Readonly<Record<string, string>>>> = {
${rows.join('')}}
`

/** Others may read the file meanwhile. */
function write(name: string, text: string): void {
  const path = join(FOLDER, name)
  const draft = `${path}.${process.pid}`
  writeFileSync(draft, text)
  renameSync(draft, path)
}

/** Vitest calls it before the tests of the shop. */
export { writeLazyMessages as setup }

if (import.meta.main) writeLazyMessages()
