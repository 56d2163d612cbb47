import { existsSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { parseSync } from 'oxc-parser'

/** A node of a syntax tree; its other fields are read by name. */
export interface Syntax {
  readonly type: string
  readonly start: number
  readonly end: number
}

const isSyntax = (value: unknown): value is Syntax =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value

const read = (node: Syntax | undefined, field: string): unknown =>
  node === undefined ? undefined : Object.entries(node).find(([name]) => name === field)?.[1]

/** The node that a path of fields leads to. */
export function child(node: Syntax | undefined, ...path: readonly string[]): Syntax | undefined {
  return path.reduce<Syntax | undefined>((at, field) => {
    const value = read(at, field)
    return isSyntax(value) ? value : undefined
  }, node)
}

/** The nodes of a list field. */
export function children(node: Syntax | undefined, field: string): readonly Syntax[] {
  const value = read(node, field)
  return Array.isArray(value) ? value.filter(isSyntax) : []
}

/** A field that holds a text or a number, as text. */
export function word(node: Syntax | undefined, field: string): string | undefined {
  const value = read(node, field)
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined
}

export const isOn = (node: Syntax | undefined, field: string): boolean => read(node, field) === true

/** The direct child nodes. */
function getChildren(node: Syntax): readonly Syntax[] {
  return Object.values(node).flatMap((value) => (Array.isArray(value) ? value : [value]).filter(isSyntax))
}

/** The node and everything below it. */
export function* walk(node: Syntax): Generator<Syntax> {
  yield node
  for (const below of getChildren(node)) yield* walk(below)
}

export interface Imported {
  readonly path: string
  /** The name in that file; `*` for the whole module. */
  readonly name: string
}

/** A parsed source file with its declarations, exports and imports. */
export interface SourceFile {
  readonly path: string
  readonly text: string
  readonly body: readonly Syntax[]
  /** Types, functions and constants by name, without `export`. */
  readonly own: ReadonlyMap<string, Syntax>
  /** Exports by their public name, in the order of the file. */
  readonly exported: ReadonlyMap<string, Imported>
  /** Imports from files of ours. */
  readonly imported: ReadonlyMap<string, Imported>
  readonly getDoc: (node: Syntax) => string
}

const files = new Map<string, SourceFile>()

/** Parses a file; a known file is not parsed again. */
export function readSource(path: string): SourceFile {
  const known = files.get(path) ?? parseSource(path)
  files.set(path, known)
  return known
}

/** Drops all parsed files, so that changed files are parsed again. */
export const forgetSources = (): void => files.clear()

function parseSource(path: string): SourceFile {
  const text = readFileSync(path, 'utf8')
  const { program, comments, errors } = parseSync(path, text)
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`)
  const body: readonly Syntax[] = program.body
  const own = new Map<string, Syntax>()
  const exported = new Map<string, Imported>()
  const imported = new Map<string, Imported>()
  for (const statement of body) {
    if (statement.type === 'ImportDeclaration') addImports(statement, path, imported)
    for (const [name, node] of getNamed(statement)) {
      own.set(name, node)
      if (statement.type === 'ExportNamedDeclaration') exported.set(name, { path, name })
    }
    if (statement.type === 'ExportNamedDeclaration') addExports(statement, path, exported)
  }
  const getDoc = (node: Syntax): string => {
    const comment = comments.findLast(({ end }) => end <= node.start)
    const isDoc = comment?.value.startsWith('*') && text.slice(comment.end, node.start).trim() === ''
    return comment && isDoc ? toDocText(comment.value) : ''
  }
  return { path, text, body, own, exported, imported, getDoc }
}

/**
 * Names of a statement with their nodes. For functions and types the node is the whole statement, since the doc
 * comment is before `export`.
 */
function getNamed(statement: Syntax): readonly (readonly [string, Syntax])[] {
  const inner = child(statement, 'declaration') ?? statement
  if (inner.type === 'VariableDeclaration')
    return children(inner, 'declarations').flatMap((node) => {
      const name = word(child(node, 'id'), 'name')
      return name === undefined ? [] : [[name, node] as const]
    })
  const name = word(child(inner, 'id'), 'name')
  return name === undefined ? [] : [[name, { ...inner, start: statement.start }]]
}

function addImports(node: Syntax, path: string, imported: Map<string, Imported>): void {
  const source = toNeighbour(path, word(child(node, 'source'), 'value') ?? '')
  if (source === undefined) return
  for (const part of children(node, 'specifiers')) {
    const name = part.type === 'ImportNamespaceSpecifier' ? '*' : word(child(part, 'imported'), 'name')
    const local = word(child(part, 'local'), 'name')
    if (name !== undefined && local !== undefined) imported.set(local, { path: source, name })
  }
}

function addExports(node: Syntax, path: string, exported: Map<string, Imported>): void {
  const specifier = word(child(node, 'source'), 'value')
  const source = specifier === undefined ? path : toNeighbour(path, specifier)
  if (source === undefined) return
  for (const part of children(node, 'specifiers')) {
    const name = word(child(part, 'local'), 'name')
    const as = word(child(part, 'exported'), 'name')
    if (name !== undefined && as !== undefined) exported.set(as, { path: source, name })
  }
}

/** The file of a relative import. In a declaration file `./stock.ts` means `stock.d.ts`. */
function toNeighbour(path: string, specifier: string): string | undefined {
  if (!specifier.startsWith('.')) return undefined
  const isDeclaration = path.endsWith('.d.ts')
  const file = resolve(dirname(path), isDeclaration ? specifier.replace(/\.tsx?$/, '.d.ts') : specifier)
  return existsSync(file) ? file : undefined
}

/** A doc comment's sentences, without its examples. */
const toDocText = (comment: string): string =>
  comment
    .slice(1)
    .replace(/@example[^]*/, '')
    .split('\n')
    .map((line) => line.replace(/^\s*\* ?/, ''))
    .join(' ')
    .trim()

/** A declaration by its name in `file`, with the file that contains it. */
export function findDeclaration(
  file: SourceFile,
  name: string,
): { readonly file: SourceFile; readonly node: Syntax } | undefined {
  const node = file.own.get(name)
  if (node) return { file, node }
  const source = file.imported.get(name)
  if (!source || source.name === '*') return undefined
  return findDeclaration(readSource(source.path), source.name)
}
