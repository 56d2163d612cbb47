import { getNamed, type Imported, readSource, type SourceFile } from './kit/syntax.ts'
import {
  getModules,
  getPackageFolder,
  type PackageName,
  type PublicModule,
  readManifest,
} from './packages.ts'

const LONG_LINES = 25

export interface ReferenceOptions {
  /** For readers: with the doc comments. A review sees changes of signatures alone. Default: without. */
  readonly hasComments?: boolean
}

/**
 * The public surface of a built package: each module's names with their signatures, followed by the types that a signature
 * mentions and no public module exports.
 */
export function toApiReference(name: PackageName, { hasComments = false }: ReferenceOptions = {}): string {
  const { name: packageName } = readManifest(getPackageFolder(name))
  const modules = getModules(name)
  const published = getPublished(modules)
  const examples = readApiExamples(name)
  const sections = modules.map((module) => {
    const entries = getEntries(readSource(module.declarations), published)
    const code = entries.map((entry) => toSignatures(entry, hasComments)).join('\n')
    const title = `${packageName}/${module.subpath}`
    const shown = examples.filter((example) => example.module === title).map(toExampleText)
    return [`## ${title}\n\n\`\`\`ts\n${code}\n\`\`\`\n`, ...shown].join('\n')
  })
  return [`# ${packageName}: public names\n\nWritten from the build.\n`, ...sections].join('\n')
}

export interface ApiExample {
  /** `@sorrel/domain/stock`. */
  readonly module: string
  /** The public name that it belongs to. */
  readonly entry: string
  readonly code: string
}

/** The examples in the doc comments of a built package's public names, in the order of the reference. */
export function readApiExamples(name: PackageName): readonly ApiExample[] {
  const { name: packageName } = readManifest(getPackageFolder(name))
  return getModules(name).flatMap(({ subpath, declarations }) =>
    [...readSource(declarations).exported].flatMap(([entry, reference]) =>
      getExamples(reference).map((code) => ({ module: `${packageName}/${subpath}`, entry, code })),
    ),
  )
}

const EXAMPLE = /@example\s+```tsx?\n([^]*?)```/g

/** The blocks after `@example` in the comment right before a declaration. */
function getExamples(reference: Imported): readonly string[] {
  const { path, name } = resolveName(reference)
  const { text, own } = readSource(path)
  const before = text.slice(0, own.get(name)?.start ?? 0).replace(/(?:export |declare |const )+$/, '')
  const comment = /\/\*\*(?:(?!\*\/)[^])*\*\/\s*$/.exec(before)?.[0] ?? ''
  const lines = comment.replaceAll(/^ *\* ?/gm, '')
  return [...lines.matchAll(EXAMPLE)].map(([, code = '']) => code)
}

function toExampleText({ entry, code }: ApiExample): string {
  return `### Example of ${entry}\n\n\`\`\`ts\n${code}\`\`\`\n`
}

interface Entry {
  readonly isPublic: boolean
  /** Its doc comment's sentences. */
  readonly doc: string
  readonly declarations: readonly string[]
}

function toKey({ path, name }: Imported): string {
  return `${path} ${name}`
}

/** Keys of everything that some public module exports. */
function getPublished(modules: readonly PublicModule[]): ReadonlySet<string> {
  const references = modules.flatMap((module) => [...readSource(module.declarations).exported.values()])
  return new Set(references.map((reference) => toKey(resolveName(reference))))
}

function getEntries(module: SourceFile, published: ReadonlySet<string>): readonly Entry[] {
  const entries = new Map<string, Entry>()
  const waiting = [...module.exported].map(([as, reference]) => ({ ...reference, as, isPublic: true }))
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const resolved = resolveName(next)
    const key = toKey(resolved)
    const isNew = !entries.has(key) && (next.isPublic || !isHidden(resolved, published))
    if (!isNew || resolved.declarations.length === 0) continue
    entries.set(key, {
      isPublic: next.isPublic,
      doc: resolved.doc,
      declarations: resolved.declarations.map((code) => code.replace(resolved.name, next.as)),
    })
    waiting.push(
      ...getMentions(resolved).map((mention) => ({ ...mention, as: mention.name, isPublic: false })),
    )
  }
  return [...entries.values()].sort((a, b) => Number(b.isPublic) - Number(a.isPublic))
}

interface Resolved extends Imported {
  readonly doc: string
  /** The source of each overload, without `export` and `declare`. */
  readonly declarations: readonly string[]
}

/** Follows `export { x } from` to the file that declares the name. */
function resolveName(reference: Imported): Resolved {
  const file = readSource(reference.path)
  if (file.own.has(reference.name))
    return { ...reference, doc: getDoc(file, reference.name), declarations: getCode(file, reference.name) }
  const next = file.exported.get(reference.name) ?? file.imported.get(reference.name)
  const isEnd = next === undefined || toKey(next) === toKey(reference)
  return isEnd ? { ...reference, doc: '', declarations: [] } : resolveName(next)
}

function getDoc({ body, getDoc: read }: SourceFile, name: string): string {
  const statement = body.find((one) => getNamed(one).some(([declared]) => declared === name))
  return statement === undefined ? '' : read(statement)
}

function getCode({ body, text }: SourceFile, name: string): readonly string[] {
  return body
    .filter((statement) => getNamed(statement).some(([declared]) => declared === name))
    .map(({ start, end }) => text.slice(start, end).replace(/^(?:export |declare )+/, ''))
}

/** What another section shows, and generated types and schemas, which say nothing that a reader needs. */
function isHidden(resolved: Resolved, published: ReadonlySet<string>): boolean {
  const isGenerated = resolved.path.includes('/generated/')
  return (
    isGenerated || published.has(toKey(resolved)) || resolved.declarations.some((code) => /\bz\./.test(code))
  )
}

/** Names of this package that the declarations mention. */
function getMentions({ path, declarations }: Resolved): readonly Imported[] {
  const file = readSource(path)
  const code = declarations.join('\n')
  return [...new Set(code.match(/[\w$]+(?:\.[\w$]+)?/g))].flatMap((word): readonly Imported[] => {
    const [head = '', member] = word.split('.')
    if (file.own.has(head)) return [{ path, name: head }]
    const source = file.imported.get(head)
    if (source?.name === '*') return member === undefined ? [] : [{ path: source.path, name: member }]
    return source ? [source] : []
  })
}

function toSignatures({ isPublic, doc, declarations }: Entry, hasComments: boolean): string {
  const code = declarations.map((declaration) => toSignature(declaration, hasComments)).join('\n')
  if (!isPublic) return code.replaceAll(/^(?=\S)(?!\})/gm, '// not exported: ')
  return hasComments && doc !== '' ? `${toComment(doc)}\n${code}` : code
}

const toComment = (doc: string): string => {
  const lines = doc.replaceAll(/(?=\S)(.{1,96})(?:\s+|$)/g, ' * $1\n').trimEnd()
  return lines.includes('\n') ? `/**\n${lines}\n */` : `/** ${doc} */`
}

/** An interface with a line for each member, anything else on one line. */
function toSignature(code: string, hasComments: boolean): string {
  const isInterface = code.startsWith('interface ')
  const lines = (hasComments && isInterface ? code : code.replaceAll(/\/\*[^]*?\*\//g, ''))
    .replaceAll(/import\("[^"]+"\)\./g, '')
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '')
  if (isInterface) return lines.join('\n').replaceAll('    ', '  ')
  const text = lines.map((line) => line.trim()).join(' ')
  const isWrittenOut = lines.length > LONG_LINES && code.startsWith('const ')
  return isWrittenOut ? text.replace(/[<{][^]*$/, (rest) => (rest.startsWith('<') ? '<…>' : '{ … }')) : text
}
