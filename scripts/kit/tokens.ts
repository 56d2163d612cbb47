import { globSync } from 'node:fs'
import { join } from 'node:path'
import {
  child,
  children,
  findDeclaration,
  getChildren,
  readSource,
  type SourceFile,
  type Syntax,
  walk,
  word,
} from './syntax.ts'

/** The variables of the theme that a component's style sheets use, as in `themeContract`: `surface.heading`, `space.*`. */
export function readTokens(folder: string): readonly string[] {
  const found = new Set<string>()
  const seen = new Set<string>()
  for (const path of globSync(join(folder, '*.{ts,tsx}')).filter(isSource)) collectFile(path, { found, seen })
  return [...found].sort()
}

const isSource = (path: string): boolean => !/\.(test|stories|guide)\.tsx?$/.test(path)
const isStyleSheet = (path: string): boolean => path.endsWith('.css.ts')

interface Search {
  readonly found: Set<string>
  /** Files and declarations that were visited already. */
  readonly seen: Set<string>
}

/**
 * A file that is a style sheet counts as a whole; of an imported style sheet only the declarations that are used
 * count.
 */
function collectFile(path: string, search: Search): void {
  if (search.seen.has(path)) return
  search.seen.add(path)
  const file = readSource(path)
  if (isStyleSheet(path)) {
    for (const name of file.own.keys()) collectDeclaration(file, name, search)
    return
  }
  for (const [local, { path: source, name }] of file.imported) {
    if (source.includes('/parts/') && !isStyleSheet(source)) collectFile(source, search)
    if (!isStyleSheet(source)) continue
    const sheet = readSource(source)
    if (name !== '*') collectUsed({ sheet, name, keys: getMembers(file, local) }, search)
    else for (const used of getMembers(file, local)) collectDeclaration(sheet, used, search)
  }
}

/** Names read from an object: `styles.label` gives `label`, `size['3xl']` gives `3xl`. */
function getMembers(file: SourceFile, object: string): readonly string[] {
  return file.body
    .flatMap((statement) => [...walk(statement)])
    .filter((node) => node.type === 'MemberExpression' && word(child(node, 'object'), 'name') === object)
    .flatMap((node) => word(child(node, 'property'), 'name') ?? word(child(node, 'property'), 'value') ?? [])
}

interface Used {
  readonly sheet: SourceFile
  readonly name: string
  /** Members of a set of variants that are read by name; empty when all of them count. */
  readonly keys: readonly string[]
}

function collectUsed({ sheet, name, keys }: Used, search: Search): void {
  const target = findDeclaration(sheet, name)
  const object = target && [...walk(target.node)].find((node) => node.type === 'ObjectExpression')
  const members = children(object, 'properties').filter((property) => {
    const key = child(property, 'key')
    return keys.includes(word(key, 'name') ?? word(key, 'value') ?? '')
  })
  if (!target || members.length === 0) collectDeclaration(sheet, name, search)
  else for (const member of members) collectNode(member, target.file, search)
}

function collectDeclaration(from: SourceFile, name: string, search: Search): void {
  const target = findDeclaration(from, name)
  if (!target) return
  const key = `${target.file.path}#${name}`
  if (search.seen.has(key)) return
  search.seen.add(key)
  collectNode(target.node, target.file, search)
}

function collectNode(node: Syntax, file: SourceFile, search: Search): void {
  const path = getTokenPath(node, file)
  if (path) {
    search.found.add(toToken(path))
    return
  }
  if (node.type === 'Identifier') collectDeclaration(file, word(node, 'name') ?? '', search)
  for (const below of getChildren(node)) {
    const isName = node.type === 'Property' && below === child(node, 'key')
    if (!isName) collectNode(below, file, search)
  }
}

/** Reads `surface.heading` and `themeContract.surface.heading`; both give `['surface', 'heading']`. */
function getTokenPath(node: Syntax, file: SourceFile): readonly string[] | undefined {
  if (node.type === 'Identifier') {
    const name = word(node, 'name') ?? ''
    if (name === 'themeContract') return []
    return isTakenFromContract(name, file) ? [name] : undefined
  }
  if (node.type !== 'MemberExpression') return undefined
  const object = child(node, 'object')
  const path = object && getTokenPath(object, file)
  const property = child(node, 'property')
  return path && [...path, word(property, 'name') ?? word(property, 'value') ?? '*']
}

/** Reads `const { surface, space } = themeContract` at the top of a style sheet. */
function isTakenFromContract(name: string, file: SourceFile): boolean {
  return file.body
    .flatMap((statement) => children(statement, 'declarations'))
    .filter((node) => word(child(node, 'init'), 'name') === 'themeContract')
    .flatMap((node) => children(child(node, 'id'), 'properties'))
    .some((property) => word(child(property, 'value'), 'name') === name)
}

const SINGLE = new Set(['gutter', 'maxWidth', 'overlay'])

function toToken(path: readonly string[]): string {
  const [group = '*'] = path
  const depth = SINGLE.has(group) ? 1 : group === 'tone' ? 3 : 2
  return path.length < depth ? [...path, '*'].join('.') : path.slice(0, depth).join('.')
}
