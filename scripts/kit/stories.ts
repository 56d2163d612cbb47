import { readFileSync } from 'node:fs'
import ts from '@typescript/typescript6'

/** What is read from the syntax of a stories file. */
export interface StoriesFacts {
  /** Names of the stories. */
  readonly names: ReadonlySet<string>
  /** Topics that are passed to `atExtremes`. */
  readonly extremes: ReadonlySet<string>
  /** States that are passed to `inEachState`. */
  readonly states: ReadonlySet<string>
  readonly showsComponent: (name: string) => boolean
  readonly showsProp: (prop: string) => boolean
  /** Whether the value is written as a literal for the prop, or is in a list that is passed to the prop. */
  readonly showsValue: (prop: string, value: string) => boolean
}

export function readStories(path: string, text = readFileSync(path, 'utf8')): StoriesFacts {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const nodes = [...walk(file)]
  const given = nodes.flatMap(toGiven)
  const words = new Set(nodes.flatMap((node) => getLiteral(node) ?? []))
  const keys = new Set(nodes.filter(ts.isObjectLiteralElementLike).map(getKey))
  const names = file.statements.filter(ts.isVariableStatement).filter(isExported).flatMap(getNames)
  return {
    names: new Set(names.filter((name) => /^[A-Z]/.test(name))),
    extremes: new Set(
      getArguments(nodes, 'atExtremes').filter(ts.isObjectLiteralExpression).flatMap(getKeys),
    ),
    states: new Set(getArguments(nodes, 'inEachState').filter(ts.isArrayLiteralExpression).flatMap(getWords)),
    showsComponent: (name) =>
      nodes.some((node) => ts.isJsxOpeningLikeElement(node) && node.tagName.getText() === name) ||
      given.some(({ prop, value }) => prop === 'component' && value === name),
    showsProp: (prop) => given.some((one) => one.prop === prop),
    showsValue: (prop, value) =>
      given.some((one) => one.prop === prop && one.value === value) ||
      (given.some((one) => one.prop === prop && one.value === undefined) &&
        (words.has(value) || keys.has(value))),
  }
}

function* walk(node: ts.Node): Generator<ts.Node> {
  yield node
  for (const child of node.getChildren()) yield* walk(child)
}

const isExported = ({ modifiers }: ts.VariableStatement): boolean =>
  modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true

const getNames = ({ declarationList }: ts.VariableStatement): readonly string[] =>
  declarationList.declarations.map(({ name }) => name.getText())

const getLiteral = (node: ts.Node | undefined): string | undefined =>
  node !== undefined && (ts.isStringLiteralLike(node) || ts.isNumericLiteral(node)) ? node.text : undefined

const getKey = ({ name }: ts.ObjectLiteralElementLike): string => getLiteral(name) ?? name?.getText() ?? ''

interface Given {
  readonly prop: string
  /** The literal value; undefined when the value is computed. */
  readonly value?: string | undefined
}

/** Reads `size="sm"`, `size={size}` and `{ size: 'sm' }`. */
function toGiven(node: ts.Node): readonly Given[] {
  if (ts.isShorthandPropertyAssignment(node)) return [{ prop: node.name.text }]
  if (!ts.isJsxAttribute(node) && !ts.isPropertyAssignment(node)) return []
  const prop = ts.isJsxAttribute(node) ? node.name.getText() : getKey(node)
  const { initializer } = node
  const inner = initializer && ts.isJsxExpression(initializer) ? initializer.expression : initializer
  const isComponent = prop === 'component' && inner !== undefined && ts.isIdentifier(inner)
  return [{ prop, value: isComponent ? inner.text : getLiteral(inner) }]
}

/** What is passed to a function of `stories/matrix.tsx`. */
const getArguments = (nodes: readonly ts.Node[], name: string): readonly ts.Expression[] =>
  nodes
    .filter(ts.isCallExpression)
    .filter(({ expression }) => expression.getText() === name)
    .flatMap((call) => [...call.arguments])

const getKeys = ({ properties }: ts.ObjectLiteralExpression): readonly string[] => properties.map(getKey)

/** Reads `['hover', 'focus']`. */
const getWords = ({ elements }: ts.ArrayLiteralExpression): readonly string[] =>
  elements.flatMap((element) => getLiteral(element) ?? [])
