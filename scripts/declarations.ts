import { existsSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { type Comment, type Directive, parseSync, type Statement } from 'oxc-parser'

/** One declaration in a `.d.ts` file. */
export interface Declaration {
  readonly name: string
  /** Text of its doc comment, without stars. */
  readonly doc: string
  /** The source, without `export` and `declare`. */
  readonly code: string
}

interface Imported {
  readonly file: string
  /** The name in that file; `*` for the whole module. */
  readonly name: string
}

/** The declarations, imports and exports of a `.d.ts` file. */
export interface DeclarationFile {
  readonly path: string
  /** Overloads are listed under one name. */
  readonly own: ReadonlyMap<string, readonly Declaration[]>
  readonly imported: ReadonlyMap<string, Imported>
  /** Exports by their public name, in the order of the file. */
  readonly exported: ReadonlyMap<string, Imported>
}

/** Reads declaration files; each file is read once. */
export function createDeclarationReader(): (path: string) => DeclarationFile {
  const files = new Map<string, DeclarationFile>()
  return (path) => {
    const known = files.get(path) ?? readDeclarations(path)
    files.set(path, known)
    return known
  }
}

function readDeclarations(path: string): DeclarationFile {
  const source = readFileSync(path, 'utf8')
  const { program, comments, errors } = parseSync(path, source)
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`)
  const own = new Map<string, readonly Declaration[]>()
  const imported = new Map<string, Imported>()
  const exported = new Map<string, Imported>()
  for (const statement of program.body) {
    if (statement.type === 'ImportDeclaration') addImports(statement, path, imported)
    for (const declaration of getDeclarations(statement, source, comments)) {
      own.set(declaration.name, [...(own.get(declaration.name) ?? []), declaration])
      if (statement.type === 'ExportNamedDeclaration')
        exported.set(declaration.name, { file: path, name: declaration.name })
    }
    if (statement.type === 'ExportNamedDeclaration') addExports(statement, path, exported)
  }
  return { path, own, imported, exported }
}

type Node<Type extends Statement['type']> = Extract<Statement, { readonly type: Type }>

function addImports(node: Node<'ImportDeclaration'>, path: string, imported: Map<string, Imported>): void {
  const file = toNeighbour(path, node.source.value)
  if (file === undefined) return
  for (const specifier of node.specifiers) {
    const name = specifier.type === 'ImportSpecifier' ? getName(specifier.imported) : '*'
    imported.set(specifier.local.name, { file, name })
  }
}

function addExports(
  node: Node<'ExportNamedDeclaration'>,
  path: string,
  exported: Map<string, Imported>,
): void {
  const file = node.source ? toNeighbour(path, node.source.value) : path
  if (file === undefined) return
  for (const { local, exported: given } of node.specifiers)
    exported.set(getName(given), { file, name: getName(local) })
}

function getName(node: { readonly type: string; readonly name?: string; readonly value?: string }): string {
  return node.name ?? node.value ?? ''
}

/** The declaration file of a relative import: `./stock.ts` beside `cart.d.ts` is `stock.d.ts`. */
function toNeighbour(path: string, specifier: string): string | undefined {
  if (!specifier.startsWith('.')) return undefined
  const file = resolve(dirname(path), specifier.replace(/\.tsx?$/, '.d.ts'))
  return existsSync(file) ? file : undefined
}

function getDeclarations(
  statement: Statement | Directive,
  source: string,
  comments: readonly Comment[],
): readonly Declaration[] {
  const inner = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
  const names = inner ? getDeclaredNames(inner) : []
  const code = source.slice(statement.start, statement.end).replace(/^(?:export |declare )+/, '')
  const doc = getDoc(statement.start, source, comments)
  return names.map((name) => ({ name, doc, code }))
}

function getDeclaredNames(node: { readonly type: string }): readonly string[] {
  if ('declarations' in node && Array.isArray(node.declarations))
    return node.declarations.map(
      (declarator: { readonly id: { readonly name: string } }) => declarator.id.name,
    )
  if (!('id' in node) || typeof node.id !== 'object' || node.id === null || !('name' in node.id)) return []
  return [String(node.id.name)]
}

function getDoc(start: number, source: string, comments: readonly Comment[]): string {
  const comment = comments.findLast(({ end }) => end <= start)
  const isDoc =
    comment?.type === 'Block' &&
    comment.value.startsWith('*') &&
    source.slice(comment.end, start).trim() === ''
  if (!isDoc) return ''
  return comment.value
    .slice(1)
    .split('\n')
    .map((line) => line.replace(/^\s*\* ?/, ''))
    .join('\n')
    .trim()
}
