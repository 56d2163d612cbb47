import { createDeclarationReader, type Declaration, type DeclarationFile } from './declarations.ts'
import { formatMarkdown } from './format-markdown.ts'
import {
  getModules,
  getPackageFolder,
  type PackageName,
  type PublicModule,
  readManifest,
} from './packages.ts'

const LONG_LINES = 25
const SHORT_ENTRIES = 5

/**
 * The reference of a built package as Markdown: each public name with its doc comment and declaration, followed by the
 * types that a declaration mentions and no public module exports.
 */
export function toApiReference(name: PackageName): string {
  const { name: packageName, description } = readManifest(getPackageFolder(name))
  const modules = getModules(name)
  const read = createDeclarationReader()
  const published = getPublished(modules, read)
  const links = modules.map(({ subpath }) => `[${subpath}](#${toAnchor(`${packageName}/${subpath}`)})`)
  const sections = modules.map((module) => {
    const entries = getEntries(read(module.declarations), { read, published })
    return [`## ${packageName}/${module.subpath}`, ...joinShort(entries).map(toSection)].join('\n\n')
  })
  const head = `# ${packageName}: reference\n\n${description}\n\nWritten by \`npm run docs\` from the doc comments.`
  return formatMarkdown(`${[head, links.join(' · '), ...sections].join('\n\n')}\n`)
}

function toAnchor(heading: string): string {
  return heading.toLowerCase().replaceAll(/[^\w-]/g, '')
}

interface Entry {
  readonly name: string
  readonly isPublic: boolean
  readonly declarations: readonly Declaration[]
}

interface Sources {
  readonly read: (path: string) => DeclarationFile
  /** Keys of everything that some public module exports. */
  readonly published: ReadonlySet<string>
}

interface Reference {
  readonly file: string
  readonly name: string
}

function toKey({ file, name }: Reference): string {
  return `${file} ${name}`
}

function getPublished(modules: readonly PublicModule[], read: Sources['read']): ReadonlySet<string> {
  const references = modules.flatMap((module) => [...read(module.declarations).exported.values()])
  return new Set(references.map((reference) => toKey(resolveName(reference, read))))
}

function getEntries(module: DeclarationFile, sources: Sources): readonly Entry[] {
  const entries = new Map<string, Entry>()
  const waiting = [...module.exported].map(([as, reference]) => ({ ...reference, as, isPublic: true }))
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const resolved = resolveName(next, sources.read)
    const key = toKey(resolved)
    const isNew = !entries.has(key) && (next.isPublic || !isHidden(resolved, sources))
    if (!isNew || resolved.declarations.length === 0) continue
    entries.set(key, { name: next.as, isPublic: next.isPublic, declarations: resolved.declarations })
    const mentions = getMentions(resolved, sources)
    waiting.push(...mentions.map((mention) => ({ ...mention, as: mention.name, isPublic: false })))
  }
  return [...entries.values()].sort((a, b) => Number(b.isPublic) - Number(a.isPublic))
}

interface Resolved extends Reference {
  readonly declarations: readonly Declaration[]
}

/** Follows `export { x } from` to the file that declares the name. */
function resolveName(reference: Reference, read: Sources['read']): Resolved {
  const file = read(reference.file)
  const declarations = file.own.get(reference.name)
  if (declarations) return { ...reference, declarations }
  const next = file.exported.get(reference.name) ?? file.imported.get(reference.name)
  const isEnd = next === undefined || toKey(next) === toKey(reference)
  return isEnd ? { ...reference, declarations: [] } : resolveName(next, read)
}

/** What another section shows, and generated types and schemas, which say nothing that a reader needs. */
function isHidden(resolved: Resolved, { published }: Sources): boolean {
  const isGenerated = resolved.file.includes('/generated/')
  return (
    isGenerated ||
    published.has(toKey(resolved)) ||
    resolved.declarations.some(({ code }) => /\bz\./.test(code))
  )
}

/** Names of this package that the declarations mention. */
function getMentions({ file: path, declarations }: Resolved, { read }: Sources): readonly Reference[] {
  const file = read(path)
  const code = declarations.map((declaration) => declaration.code).join('\n')
  return [...new Set(code.match(/[\w$]+(?:\.[\w$]+)?/g))].flatMap((word): readonly Reference[] => {
    const [head = '', member] = word.split('.')
    if (file.own.has(head)) return [{ file: path, name: head }]
    const source = file.imported.get(head)
    if (source?.name === '*') return member === undefined ? [] : [{ file: source.file, name: member }]
    return source ? [source] : []
  })
}

/** Puts values of one line and without words, such as fifty icons, into one entry. */
function joinShort(entries: readonly Entry[]): readonly Entry[] {
  const short = entries.filter(({ isPublic, declarations }) => isPublic && declarations.every(isShort))
  const [first] = short
  if (first === undefined || short.length < SHORT_ENTRIES) return entries
  const name = `${first.name} … ${short.at(-1)?.name}`
  const joined = { name, isPublic: true, declarations: short.flatMap(({ declarations }) => declarations) }
  return entries.flatMap((entry) => (entry === first ? [joined] : short.includes(entry) ? [] : [entry]))
}

function isShort({ code, doc }: Declaration): boolean {
  return doc === '' && code.startsWith('const ') && !code.includes('\n')
}

function toSection({ name, isPublic, declarations }: Entry): string {
  const docs = declarations.flatMap(({ doc }) => (doc === '' ? [] : [toProse(doc)]))
  const code = declarations.map((declaration) => toCode(declaration.code)).join('\n')
  const heading = isPublic ? `### ${name}` : `#### ${name} (not exported)`
  return [heading, ...docs, `\`\`\`ts\n${code}\n\`\`\``].join('\n\n')
}

function toProse(doc: string): string {
  return doc.replaceAll(/<(?=\w)/g, '\\<')
}

/** Two spaces instead of four; a type that a schema wrote out is cut. */
function toCode(code: string): string {
  const lines = code.split('\n')
  const isWrittenOut = lines.length > LONG_LINES && /^const /.test(code)
  const text = isWrittenOut
    ? code.replace(/[<{][^]*$/, (rest) => (rest.startsWith('<') ? '<…>' : '{ … }'))
    : code
  return text
    .replace(/^const /, 'declare const ')
    .replaceAll(/import\("[^"]+"\)\./g, '')
    .replaceAll(/^(?: {4})+/gm, (indent) => ' '.repeat(indent.length / 2))
}
