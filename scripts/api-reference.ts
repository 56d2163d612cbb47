import { createDeclarationReader, type Declaration, type DeclarationFile } from './declarations.ts'
import { getModules, getPackageFolder, type PackageName, readManifest } from './packages.ts'

const LONG_LINES = 25

/**
 * The reference of a built package as Markdown: each public name with its doc comment and declaration, followed by the
 * types that a declaration mentions and no public module exports.
 */
export function toApiReference(name: PackageName): string {
  const { name: packageName, description } = readManifest(getPackageFolder(name))
  const modules = getModules(name)
  const read = createDeclarationReader()
  const publicFiles = new Set(modules.map((module) => module.declarations))
  const links = modules.map(({ subpath }) => `[${subpath}](#${toAnchor(`${packageName}/${subpath}`)})`)
  const sections = modules.map((module) => {
    const entries = getEntries(read(module.declarations), { read, publicFiles })
    return [`## ${packageName}/${module.subpath}`, ...entries.map(toSection)].join('\n\n')
  })
  const head = `# ${packageName}: reference\n\n${description}\n\nWritten by \`npm run docs\` from the doc comments.`
  return `${[head, links.join(' · '), ...sections].join('\n\n')}\n`
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
  readonly publicFiles: ReadonlySet<string>
}

interface Reference {
  readonly file: string
  readonly name: string
}

function getEntries(module: DeclarationFile, sources: Sources): readonly Entry[] {
  const entries = new Map<string, Entry>()
  const waiting: (Reference & { readonly as: string; readonly isPublic: boolean })[] = []
  for (const [as, reference] of module.exported) waiting.push({ ...reference, as, isPublic: true })
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const { file, declarations } = resolveName(next, sources)
    const key = `${file.path} ${next.name}`
    if (entries.has(key) || declarations.length === 0 || (!next.isPublic && isHidden(file, declarations)))
      continue
    entries.set(key, { name: next.as, isPublic: next.isPublic, declarations })
    for (const mention of getMentions(file, declarations, sources))
      waiting.push({ ...mention, as: mention.name, isPublic: false })
  }
  return [...entries.values()].sort((a, b) => Number(b.isPublic) - Number(a.isPublic))
}

/** Follows `export { x } from` to the file that declares the name. */
function resolveName({ file, name }: Reference, sources: Sources): Resolved {
  const found = sources.read(file)
  const declarations = found.own.get(name)
  if (declarations) return { file: found, declarations }
  const next = found.exported.get(name) ?? found.imported.get(name)
  if (next === undefined || (next.file === file && next.name === name))
    return { file: found, declarations: [] }
  return resolveName(next, sources)
}

interface Resolved {
  readonly file: DeclarationFile
  readonly declarations: readonly Declaration[]
}

/** Generated types and schemas say nothing that a reader of the reference needs. */
function isHidden(file: DeclarationFile, declarations: readonly Declaration[]): boolean {
  return file.path.includes('/generated/') || declarations.some(({ code }) => /\bz\.|Fragment\b/.test(code))
}

/** Names that the declarations mention and no public module exports. */
function getMentions(
  file: DeclarationFile,
  declarations: readonly Declaration[],
  { publicFiles }: Sources,
): readonly Reference[] {
  const code = declarations.map((declaration) => declaration.code).join('\n')
  const words = new Set(
    code.match(/[\w$]+(?:\.[\w$]+)?/g)?.flatMap((word) => [word, word.split('.')[0] ?? '']),
  )
  return [...words].flatMap((word): readonly Reference[] => {
    const [head = '', member] = word.split('.')
    if (member === undefined && file.own.has(head) && !isExportedFrom(file, head, publicFiles))
      return [{ file: file.path, name: head }]
    const source = file.imported.get(head)
    if (source === undefined || publicFiles.has(source.file)) return []
    if (source.name === '*') return member === undefined ? [] : [{ file: source.file, name: member }]
    return member === undefined ? [source] : []
  })
}

function isExportedFrom(file: DeclarationFile, name: string, publicFiles: ReadonlySet<string>): boolean {
  return publicFiles.has(file.path) && file.exported.has(name)
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
  return text.replaceAll(/^(?: {4})+/gm, (indent) => ' '.repeat(indent.length / 2))
}
