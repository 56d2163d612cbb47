import ts from '@typescript/typescript6'

/** What style sheets of others find in one component. */
export interface PartFacts {
  readonly component: string
  /** `data-part` of the root. */
  readonly root: string
  /** `data-part` of what lies in it, in the order of the code. */
  readonly parts: readonly string[]
  /** The words that `data-state` may hold. */
  readonly states: readonly string[]
}

/** The function of a component. */
export type Component = ts.FunctionDeclaration & { readonly name: ts.Identifier }

const toKebab = (name: string): string => name.replace(/(?!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase()

/** The parts and states of a component, with those of the shared parts it is made of. */
export function readParts(checker: ts.TypeChecker, component: Component): PartFacts {
  const found = new Set<string>()
  const states = new Set<string>()
  const seen = new Set<ts.Node>()
  const collect = (node: ts.Node): void => {
    if (seen.has(node)) return
    seen.add(node)
    for (const part of getPart(node)) found.add(part)
    for (const state of getStates(checker, node)) states.add(state)
    if (ts.isJsxOpeningLikeElement(node)) getShared(checker, node.tagName).forEach(collect)
    ts.forEachChild(node, collect)
  }
  collect(component)
  const { text: name } = component.name
  const root = toKebab(name)
  if (!found.delete(root))
    throw new Error(`${component.getSourceFile().fileName}: no root of ${name} is named ${root}`)
  return { component: name, root, parts: [...found], states: [...states].toSorted() }
}

/** The literals of `data-part="x"`, `part="x"`, `'data-part': 'x'`, `'data-part': part = 'x'`, `?? 'x'`, `toRoot('x', …)`. */
function getPart(node: ts.Node): readonly string[] {
  const isAttribute = ts.isJsxAttribute(node) && /^(?:data-)?part$/.test(node.name.getText())
  const isField = ts.isPropertyAssignment(node) && node.name.getText() === "'data-part'"
  const isBound = ts.isBindingElement(node) && node.propertyName?.getText() === "'data-part'"
  const isRoot = ts.isCallExpression(node) && node.expression.getText() === 'toRoot'
  const value = isAttribute || isField || isBound ? node.initializer : isRoot ? node.arguments[0] : undefined
  const inner = value && ts.isJsxExpression(value) ? value.expression : value
  const last = inner && ts.isBinaryExpression(inner) ? inner.right : inner
  return last && ts.isStringLiteral(last) ? [last.text] : []
}

const STATES_AT: Readonly<Record<string, number>> = { toRoot: 3, toState: 0 }

/** The keys of the object that `toRoot` and `toState` are given. */
function getStates(checker: ts.TypeChecker, node: ts.Node): readonly string[] {
  if (!ts.isCallExpression(node)) return []
  const at = STATES_AT[node.expression.getText()]
  const given = at === undefined ? undefined : node.arguments[at]
  return given
    ? checker
        .getTypeAtLocation(given)
        .getProperties()
        .map(({ name }) => name)
    : []
}

/** Functions of the same file and shared parts; other components have a row of their own. */
function getShared(checker: ts.TypeChecker, name: ts.Node): readonly ts.Node[] {
  const declarations = resolve(checker, name)?.declarations ?? []
  return declarations.filter((declaration) => {
    const file = declaration.getSourceFile()
    return file === name.getSourceFile() || /\/parts\/|\/step-button/.test(file.fileName)
  })
}

/** What a name stands for, in the file that declares it. */
export function resolve(checker: ts.TypeChecker, name: ts.Node): ts.Symbol | undefined {
  const symbol = checker.getSymbolAtLocation(name)
  return symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
}
