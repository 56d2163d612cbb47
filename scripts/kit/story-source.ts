import { readFileSync } from 'node:fs'
import { storyNameFromExport, toId } from 'storybook/internal/csf'
import ts from '@typescript/typescript6'

/** Reads from a stories file what its stories render. Ours because Storybook shows a story's object, test and all. */

/** The component with the story's props; `own` are the attributes that are written besides, by name. */
interface ElementHole {
  readonly component: string
  readonly own: Readonly<Record<string, Template>>
}

/** The value of one of the story's props; with `component` as the beginning of a state. */
interface ValueHole {
  readonly prop: string
  readonly component?: string
}

/** Code with places for the story's props, which only the loaded story knows. */
export type Template = readonly (string | ElementHole | ValueHole)[]

type Render = ts.ArrowFunction | ts.FunctionExpression | ts.FunctionDeclaration

interface Scope {
  /** The name of the component that the file shows; those that are local to the file stand for it. */
  readonly component: string
  /** Functions and values of the file, by name. */
  readonly local: ReadonlyMap<string, ts.Node>
  /** The parameter with the story's props. */
  readonly args?: string | undefined
}

/** What each story of a file renders, by its id; a story of props alone has none. */
export function readTemplates(
  path: string,
  text = readFileSync(path, 'utf8'),
): Readonly<Record<string, Template>> {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const local = new Map(file.statements.flatMap(getDeclared))
  const meta = toObject(local.get('meta'))
  const title = getText(getValue(meta, 'title'))
  const scope = { component: getValue(meta, 'component')?.getText() ?? '', local }
  return Object.fromEntries(
    file.statements.filter(isExported).flatMap((statement) =>
      getDeclared(statement).flatMap(([name, story]) => {
        const template = toTemplate(story, meta, scope)
        return template === undefined ? [] : [[toId(title, storyNameFromExport(name)), template]]
      }),
    ),
  )
}

const isExported = (node: ts.Statement): boolean =>
  ts.canHaveModifiers(node) &&
  ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true

/** The functions and variables that a statement declares, with the function or the variable's value. */
function getDeclared(statement: ts.Statement): readonly (readonly [string, ts.Node])[] {
  if (ts.isFunctionDeclaration(statement) && statement.name) return [[statement.name.text, statement]]
  if (!ts.isVariableStatement(statement)) return []
  return statement.declarationList.declarations.flatMap(({ name, initializer }) =>
    initializer ? [[name.getText(), unwrap(initializer)] as const] : [],
  )
}

/** An expression without its parentheses and without what is said of its type. */
function unwrap(node: ts.Node): ts.Node {
  const isWrapped =
    ts.isParenthesizedExpression(node) || ts.isSatisfiesExpression(node) || ts.isAsExpression(node)
  return isWrapped ? unwrap(node.expression) : node
}

const toObject = (node: ts.Node | undefined): ts.ObjectLiteralExpression | undefined =>
  node && ts.isObjectLiteralExpression(node) ? node : undefined

const getText = (node: ts.Node | undefined): string => (node && ts.isStringLiteralLike(node) ? node.text : '')

function getValue(object: ts.ObjectLiteralExpression | undefined, key: string): ts.Node | undefined {
  const property = object?.properties
    .filter(ts.isPropertyAssignment)
    .find(({ name }) => name.getText() === key)
  return property && unwrap(property.initializer)
}

const isRender = (node: ts.Node): node is Render =>
  ts.isArrowFunction(node) || ts.isFunctionExpression(node) || ts.isFunctionDeclaration(node)

/** A story that a function makes of a table is shown as the table. */
function toTemplate(
  story: ts.Node,
  meta: ts.ObjectLiteralExpression | undefined,
  scope: Scope,
): Template | undefined {
  if (ts.isCallExpression(story)) return toCall(story, scope)
  const render = findRender(story, scope) ?? getValue(meta, 'render')
  if (render === undefined) return undefined
  if (isRender(render)) return toBody(render, scope)
  if (!ts.isCallExpression(render)) return undefined
  const inner = findInner(render, scope)
  if (inner) return toBody(inner, scope, false)
  return scope.local.has(render.expression.getText()) ? undefined : toPieces(render, scope)
}

/** Reads `drawn((args) => …)` as what it draws, and any other function as what it is given. */
function toCall(story: ts.CallExpression, scope: Scope): Template {
  const [given] = story.arguments.map(unwrap)
  return given && isRender(given) ? toBody(given, scope) : toPieces(story, scope)
}

/** Reads `inShop((shop) => …)`, also where a function of the file returns it. */
function findInner(call: ts.CallExpression, scope: Scope): Render | undefined {
  const given = call.arguments.map(unwrap).find(isRender)
  if (given) return given
  const made = scope.local.get(call.expression.getText())
  const body = made && isRender(made) && made.body && unwrap(made.body)
  return body && ts.isCallExpression(body) ? findInner(body, scope) : undefined
}

/** A story's function, its own or that of a story or table which it spreads. */
function findRender(story: ts.Node, scope: Scope): ts.Node | undefined {
  const object = toObject(story)
  const own = getValue(object, 'render')
  if (own !== undefined) return own
  const spread = object?.properties.filter(ts.isSpreadAssignment).map(({ expression }) => expression)
  for (const one of spread ?? []) {
    const found = ts.isCallExpression(one) ? one : findRender(scope.local.get(one.getText()) ?? one, scope)
    if (found) return found
  }
  return undefined
}

/** What a function renders: an element, or a component with the state that it keeps. */
function toBody(render: Render, outer: Scope, hasArgs = true): Template {
  const scope = { ...outer, args: hasArgs ? render.parameters[0]?.name.getText() : undefined }
  const body = render.body && unwrap(render.body)
  if (!body) return []
  if (ts.isBlock(body)) return join(['function Example() ', ...toPieces(body, scope)])
  const part = getSoleComponent(body, scope)
  return part ? toBody(part, outer) : toPieces(body, scope)
}

/** The local component where it and the story's props are all that is rendered. */
function getSoleComponent(node: ts.Node, { local, args }: Scope): Render | undefined {
  if (!ts.isJsxSelfClosingElement(node)) return undefined
  const part = local.get(node.tagName.getText())
  const isBare = node.attributes.properties.every(
    (one) => ts.isJsxSpreadAttribute(one) && one.expression.getText() === args,
  )
  return part && isRender(part) && isBare ? part : undefined
}

/** The text of a node, with holes where it depends on the story's props. */
function toPieces(node: ts.Node, scope: Scope): Template {
  const hole = toHole(node, scope)
  if (hole !== undefined) return [hole]
  const { text } = node.getSourceFile()
  const pieces: Template[number][] = []
  let end = node.getStart()
  for (const child of node.getChildren()) {
    pieces.push(text.slice(end, child.getStart()), ...toPieces(child, scope))
    end = child.getEnd()
  }
  return join([...pieces, text.slice(end, node.getEnd())])
}

/** Neighbouring texts as one. */
function join(pieces: Template): Template {
  const joined: Template[number][] = []
  for (const piece of pieces) {
    const last = joined.at(-1)
    if (typeof piece === 'string' && typeof last === 'string') joined.splice(-1, 1, last + piece)
    else joined.push(piece)
  }
  return joined
}

function toHole(node: ts.Node, scope: Scope): Template[number] | undefined {
  const { args, local, component } = scope
  if (ts.isJsxSelfClosingElement(node) && args !== undefined) {
    const { properties } = node.attributes
    const takesArgs = (one: ts.JsxAttributeLike) =>
      ts.isJsxSpreadAttribute(one) && one.expression.getText() === args
    if (!properties.some(takesArgs)) return toLocalName(node, scope)
    const own = properties.filter(ts.isJsxAttribute).map((one) => [one.name.getText(), toPieces(one, scope)])
    const tag = node.tagName.getText()
    return { component: local.has(tag) ? component : tag, own: Object.fromEntries(own) }
  }
  if (ts.isPropertyAccessExpression(node) && node.expression.getText() === args)
    return { prop: node.name.text }
  // The state of a story follows the controls besides; the reader's own begins with the value.
  if (ts.isCallExpression(node) && node.expression.getText() === 'useHeld') {
    const [first] = node.arguments
    return first && ts.isPropertyAccessExpression(first) ? { prop: first.name.text, component } : undefined
  }
  return toLocalName(node, scope)
}

/** A component that is local to the file stands for the one that the file shows. */
function toLocalName(node: ts.Node, { local, component }: Scope): string | undefined {
  const isTag =
    ts.isIdentifier(node) && ts.isJsxOpeningLikeElement(node.parent) && node.parent.tagName === node
  return isTag && local.has(node.getText()) ? component : undefined
}
