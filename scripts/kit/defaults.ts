import ts from '@typescript/typescript6'
import { type Component, walk } from './parts.ts'

/** A prop that is handed on under another name or the same; `*` are all that are not named. */
interface Handed {
  readonly prop: string
  readonly to: string
  /** The component that gets it. */
  readonly component: string
}

/** What a component takes for its props where they are not given, as its code says it. */
export interface Defaults {
  readonly component: string
  /** Literals, by the prop's name. */
  readonly literals: ReadonlyMap<string, ReadonlySet<string>>
  /** Words that a prop is compared with, by its name: it is another one where it is not given. */
  readonly compared: ReadonlyMap<string, ReadonlySet<string>>
  readonly handed: readonly Handed[]
}

/** A prop of the code with a word for it. */
type Pair = readonly [prop: string, word: string]

/** The defaults of a component, of the functions of its file, and of the shared parts it is made of. */
export function readDefaults(checker: ts.TypeChecker, component: Component): Defaults {
  const nodes = [...walk(checker, component)]
  return {
    component: component.name.text,
    literals: group(nodes.flatMap(getLiteralDefault)),
    compared: group(nodes.flatMap(getCompared)),
    handed: nodes.flatMap(getHanded),
  }
}

const group = (pairs: readonly Pair[]): ReadonlyMap<string, ReadonlySet<string>> =>
  new Map(
    [...Map.groupBy(pairs, ([prop]) => prop)].map(([prop, own]) => [
      prop,
      new Set(own.map(([, word]) => word)),
    ]),
  )

/** Reads `{ size = 'md' }`, `{ as: Root = 'div' }`, `props.size ?? 'md'` and `size ?? 'md'`. */
function getLiteralDefault(node: ts.Node): readonly Pair[] {
  if (ts.isBindingElement(node))
    return toPair((node.propertyName ?? node.name).getText(), getLiteral(node.initializer))
  return isOperation(node, ts.SyntaxKind.QuestionQuestionToken)
    ? toPair(getProp(node.left), getLiteral(node.right))
    : []
}

/** Reads `variant === 'plain'` and `props.variant !== 'plain'`. */
const getCompared = (node: ts.Node): readonly Pair[] =>
  isOperation(node, ts.SyntaxKind.EqualsEqualsEqualsToken) ||
  isOperation(node, ts.SyntaxKind.ExclamationEqualsEqualsToken)
    ? toPair(getProp(node.left), getLiteral(node.right))
    : []

/** Reads `<Link as={link}>` and `<TextField {...props}>`. */
function getHanded(node: ts.Node): readonly Handed[] {
  if (!ts.isJsxOpeningLikeElement(node)) return []
  const component = node.tagName.getText()
  return node.attributes.properties.flatMap((one) => {
    if (ts.isJsxSpreadAttribute(one)) return [{ component, prop: '*', to: '*' }]
    const given =
      one.initializer && ts.isJsxExpression(one.initializer) ? one.initializer.expression : undefined
    const prop = given && getProp(given)
    return prop === undefined ? [] : [{ component, prop, to: one.name.getText() }]
  })
}

const isOperation = (node: ts.Node, kind: ts.SyntaxKind): node is ts.BinaryExpression =>
  ts.isBinaryExpression(node) && node.operatorToken.kind === kind

const toPair = (prop: string | undefined, word: string | undefined): readonly Pair[] =>
  prop === undefined || word === undefined ? [] : [[prop, word]]

/** The name of `size` and of `props.size`. */
function getProp(node: ts.Expression): string | undefined {
  const name = ts.isPropertyAccessExpression(node) ? node.name : node
  return ts.isIdentifier(name) ? name.text : undefined
}

function getLiteral(node: ts.Expression | undefined): string | undefined {
  if (node === undefined) return undefined
  if (ts.isStringLiteralLike(node) || ts.isNumericLiteral(node)) return node.text
  const isSwitch = node.kind === ts.SyntaxKind.TrueKeyword || node.kind === ts.SyntaxKind.FalseKeyword
  return isSwitch ? node.getText() : undefined
}
