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
  const nodes = [...walk(checker, component)]
  const found = new Set(nodes.flatMap(getPart))
  const states = new Set(nodes.flatMap((node) => getStates(checker, node)))
  const { text: name } = component.name
  const root = toKebab(name)
  if (!found.delete(root))
    throw new Error(`${component.getSourceFile().fileName}: no root of ${name} is named ${root}`)
  return { component: name, root, parts: [...found], states: [...states].toSorted() }
}

/** The syntax of a component, with that of the functions of its file and of the shared parts that it renders. */
export function* walk(
  checker: ts.TypeChecker,
  node: ts.Node,
  seen = new Set<ts.Node>(),
): Generator<ts.Node, void> {
  if (seen.has(node)) return
  seen.add(node)
  yield node
  const used = ts.isJsxOpeningLikeElement(node) ? node.tagName : ts.isCallExpression(node) && node.expression
  if (used) for (const shared of getShared(checker, used)) yield* walk(checker, shared, seen)
  const children: ts.Node[] = []
  ts.forEachChild(node, (child) => void children.push(child))
  for (const child of children) yield* walk(checker, child, seen)
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
