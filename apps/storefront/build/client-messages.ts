import { mkdirSync, readFileSync, renameSync, watch, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { LOCALES, PSEUDO_LOCALE } from '@sorrel/i18n/locales'
import { pickMessages } from '@sorrel/i18n/message'
import { getMessages } from '@sorrel/i18n/messages'
import en from '@sorrel/i18n/messages/en.json' with { type: 'json' }
import { createModuleGraph } from './module-graph.ts'
import { type Entry, readPageEntries } from './page-entries.ts'
import { readStoryEntries, type StoryEntry } from './story-entries.ts'

/**
 * Finds which messages the browser needs on each page, from the code that runs there, and writes them down for
 * `PageMessages` and for stories. Fails where a page would not bring them. `--watch` does so after each change.
 */
const APP = join(import.meta.dirname, '..')
const SOURCE = join(APP, 'src')
const GENERATED = join(SOURCE, 'generated')
const PACKAGES = join(APP, '../../packages')

/** Milliseconds without a change before a watched tree is read again. */
const QUIET_TIME = 200

const PLURAL = /_(?:zero|one|two|few|many|other)$/

/** Writes the lists of messages. Throws, with every place to mend, where one cannot be derived. */
export function writeClientMessages(): void {
  const graph = createModuleGraph({ sourceFolder: SOURCE, packagesFolder: PACKAGES })
  const known = new Set(getKeys(en))
  const { entries, faults } = readPageEntries({
    graph,
    pagesFolder: join(SOURCE, 'app/[locale]/[currency]'),
    known,
    selfSufficient: ['~preview'],
  })
  if (faults.length > 0)
    throw new Error(`Messages for the browser:\n${faults.map((fault) => relative(APP, fault)).join('\n')}`)
  mkdirSync(GENERATED, { recursive: true })
  const pages = entries.filter(({ keys, lateKeys }) => keys.size + lateKeys.size > 0)
  write('client-messages.ts', toPageModule(pages))
  writeLateMessages(pages)
  write('story-messages.ts', toStoryModule(readStoryEntries(graph, entries, SOURCE)))
}

interface MessageTree {
  readonly [name: string]: string | MessageTree
}

/** The keys of a tree of messages; a plural's forms share one. */
function getKeys(tree: MessageTree): readonly string[] {
  return Object.entries(tree).flatMap(([name, value]) =>
    typeof value === 'string' ? [name.replace(PLURAL, '')] : getKeys(value).map((key) => `${name}.${key}`),
  )
}

const toList = (keys: ReadonlySet<string>): string => JSON.stringify([...keys].sort())

const HEAD = `// Written by build/client-messages.ts.\nimport type { MessageKey } from '@sorrel/i18n/message'\n\n`

function toPageModule(entries: readonly Entry[]): string {
  const names = entries.map(({ name }) => `  | ${JSON.stringify(name)}\n`)
  const toTable = (getKeysOf: (entry: Entry) => ReadonlySet<string>) =>
    `Readonly<Record<PageEntry, readonly MessageKey[]>> = {\n${entries
      .map((entry) => `  ${JSON.stringify(entry.name)}: ${toList(getKeysOf(entry))},\n`)
      .join('')}}\n`
  return `${HEAD}export type PageEntry =\n${names.join('')}
/** What pages and layouts bring to the browser besides what the layouts above them bring. */
export const clientMessages: ${toTable(({ keys }) => keys)}
/** What comes with the code of their late parts. */
export const lateMessageKeys: ${toTable(({ lateKeys }) => lateKeys)}`
}

/** One file for each page and language with the messages of the page's late parts, and the table of these files. */
function writeLateMessages(entries: readonly Entry[]): void {
  mkdirSync(join(GENERATED, 'late-messages'), { recursive: true })
  const owners = new Map<string, string>()
  const imports = new Map<string, string>()
  const rows = entries
    .filter(({ lateKeys }) => lateKeys.size > 0)
    .map(({ name, lateKeys }) => {
      // A dynamic variant shows what its page shows.
      const list = toList(lateKeys)
      const owner = owners.get(list) ?? name.replaceAll(/[^\w]+/g, '-')
      owners.set(list, owner)
      const files = [...LOCALES, PSEUDO_LOCALE].map((locale) => {
        const file = `late-messages/${owner}.${locale}.json`
        const address = imports.get(file) ?? `address${imports.size}`
        imports.set(file, address)
        write(file, `${JSON.stringify(pickMessages(getMessages(locale), [...lateKeys]))}\n`)
        return `    ${JSON.stringify(locale)}: ${address},\n`
      })
      return `  ${JSON.stringify(name)}: {\n${files.join('')}  },\n`
    })
  write('late-messages.ts', toAddressModule(imports, rows))
}

function toAddressModule(imports: ReadonlyMap<string, string>, rows: readonly string[]): string {
  const lines = [...imports].map(([file, name]) => `import ${name} from './${file}?address'\n`)
  return `// Written by build/client-messages.ts.
${lines.join('')}
/** Where the browser fetches the messages of the late parts of a page or layout, by language. */
export const lateMessages: Readonly<Record<string, Readonly<Record<string, string>>>> = {
${rows.join('')}}
`
}

function toStoryModule(stories: readonly StoryEntry[]): string {
  const rows = stories.map(
    ({ title, keys, isClient }) =>
      `  [${JSON.stringify(title)}, { isClient: ${isClient}, keys: ${toList(keys)} }],\n`,
  )
  return `${HEAD}/** What stories get, by title. */\nexport const storyMessages: ReadonlyMap<string, { readonly isClient: boolean; readonly keys: readonly MessageKey[] }> = new Map([\n${rows.join('')}])\n`
}

/** Leaves a file alone that is right already, so that nothing is built anew; others may read it meanwhile. */
function write(name: string, text: string): void {
  const path = join(GENERATED, name)
  if (readIfThere(path) === text) return
  const draft = `${path}.${process.pid}`
  writeFileSync(draft, text)
  renameSync(draft, path)
}

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}

function writeOrReport(): void {
  try {
    writeClientMessages()
    process.exitCode = 0
  } catch (failure) {
    process.stderr.write(`${failure instanceof Error ? failure.message : String(failure)}\n`)
    process.exitCode = 1
  }
}

function watchSources(): void {
  // Ends with the server that started it.
  process.on('disconnect', () => process.exit())
  let timer: NodeJS.Timeout | undefined
  for (const folder of [SOURCE, PACKAGES])
    watch(folder, { recursive: true }, (_, file) => {
      if (
        file === null ||
        !/\.(tsx?|json)$/.test(file) ||
        /(^|[\\/])(generated|dist|node_modules)[\\/]/.test(file)
      )
        return
      clearTimeout(timer)
      timer = setTimeout(writeOrReport, QUIET_TIME)
    })
}

if (import.meta.main) {
  writeOrReport()
  if (process.argv.includes('--watch')) watchSources()
}
