import { createDeclarationReader, type Declaration, type DeclarationFile } from './declarations.ts'
import {
  getModules,
  getPackageFolder,
  type PackageName,
  type PublicModule,
  readManifest,
} from './packages.ts'

const LONG_LINES = 25

/**
 * The public surface of a built package, for reviews: each module's names with their signatures, followed by the types
 * that a signature mentions and no public module exports. What the names mean stands in their doc comments.
 */
export function toApiReference(name: PackageName): string {
  const { name: packageName } = readManifest(getPackageFolder(name))
  const modules = getModules(name)
  const read = createDeclarationReader()
  const published = getPublished(modules, read)
  const sections = modules.map((module) => {
    const entries = getEntries(read(module.declarations), { read, published })
    const code = entries.map(toSignatures).join('\n')
    return `## ${packageName}/${module.subpath}\n\n\`\`\`ts\n${code}\n\`\`\`\n`
  })
  return [`# ${packageName}: public names\n\nWritten by \`npm run docs\`.\n`, ...sections].join('\n')
}

interface Entry {
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
    entries.set(key, {
      isPublic: next.isPublic,
      declarations: resolved.declarations.map((each) => rename(each, next.as)),
    })
    const mentions = getMentions(resolved, sources)
    waiting.push(...mentions.map((mention) => ({ ...mention, as: mention.name, isPublic: false })))
  }
  return [...entries.values()].sort((a, b) => Number(b.isPublic) - Number(a.isPublic))
}

function rename(declaration: Declaration, as: string): Declaration {
  return { ...declaration, code: declaration.code.replace(declaration.name, as) }
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

function toSignatures({ isPublic, declarations }: Entry): string {
  const code = declarations.map((declaration) => toSignature(declaration.code)).join('\n')
  return isPublic ? code : code.replaceAll(/^(?=\S)(?!\})/gm, '// not exported: ')
}

/** Without comments: an interface with a line for each member, anything else on one line. */
function toSignature(code: string): string {
  const lines = code
    .replaceAll(/\/\*[^]*?\*\//g, '')
    .replaceAll(/import\("[^"]+"\)\./g, '')
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '')
  if (code.startsWith('interface ')) return lines.join('\n').replaceAll('    ', '  ')
  const text = lines.map((line) => line.trim()).join(' ')
  const isWrittenOut = lines.length > LONG_LINES && code.startsWith('const ')
  return isWrittenOut ? text.replace(/[<{][^]*$/, (rest) => (rest.startsWith('<') ? '<…>' : '{ … }')) : text
}
