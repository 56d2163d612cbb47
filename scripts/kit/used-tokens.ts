import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from '@typescript/typescript6'

/**
 * Paths of the theme's values that a module's own style sheets name, with those of the shared parts it is made of:
 * `surface.heading`, `components.button.radius`; `tone.info` is all of a group, `*` any of a group, as the code chooses.
 */
export const readUsedTokens = (stem: string): readonly string[] => [
  ...new Set(
    findSheets(stem)
      .map((path) => ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true))
      .flatMap((file) => {
        const nodes = [...walk(file)]
        const groups = new Map(nodes.filter(ts.isBindingElement).map(toGroup))
        return nodes.flatMap((node) => toPath(node, groups))
      }),
  ),
]

/** Whether a path of `readUsedTokens` is that of the token or of its group. */
export const isUsed = (token: string, paths: readonly string[]): boolean =>
  paths.some((path) => {
    const steps = token.split('.')
    return path.split('.').every((step, index) => step === '*' || step === steps[index])
  })

/** Reads `const { tone: tones } = themeContract`. */
const toGroup = ({ name, propertyName }: ts.BindingElement): readonly [string, string] => [
  name.getText(),
  propertyName?.getText() ?? name.getText(),
]

const IMPORT = /from '(\.[^']+)'/g

/** Built sheets also have the rules of every other component that a module is made of. */
function findSheets(stem: string): readonly string[] {
  const folder = dirname(stem)
  const seen = new Set<string>()
  const follow = (path: string): void => {
    if (seen.has(path) || !existsSync(path)) return
    seen.add(path)
    for (const [, next = ''] of readFileSync(path, 'utf8').matchAll(IMPORT)) {
      const found = join(dirname(path), next)
      const isNamed = dirname(path) === folder && found.endsWith('.css.ts')
      if (isNamed || isOwn(dirname(found), folder)) follow(found)
    }
  }
  for (const path of globSync(`${folder}/*.css.ts`)) follow(path)
  follow(`${stem}.tsx`)
  return [...seen].filter((path) => path.endsWith('.ts'))
}

const isOwn = (place: string, folder: string): boolean => place === folder || /\/(?:parts|style)$/.test(place)

function* walk(node: ts.Node): Generator<ts.Node> {
  yield node
  for (const child of node.getChildren()) yield* walk(child)
}

const isAccess = (node: ts.Node): node is ts.PropertyAccessExpression | ts.ElementAccessExpression =>
  ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node)

/** Local names of the theme's groups, with what the theme calls them. */
type Groups = ReadonlyMap<string, string>

/** Reads `surface.heading`, `space['8']`, `tone[name].text`, `toTone(tones.info)` and `componentVar('button', 'radius', …)`. */
function toPath(node: ts.Node, groups: Groups): readonly string[] {
  if (ts.isCallExpression(node) && node.expression.getText() === 'componentVar') {
    const [component, name] = node.arguments.map((one) => (ts.isStringLiteralLike(one) ? one.text : '*'))
    return [`components.${component}.${name}`]
  }
  if (isAccess(node))
    return isAccess(node.parent) && node.parent.expression === node ? [] : spell(node, groups)
  const isWhole =
    ts.isIdentifier(node) && (ts.isCallExpression(node.parent) || ts.isSpreadAssignment(node.parent))
  return isWhole ? spell(node, groups) : []
}

/** Nothing for what does not begin with the theme. */
function spell(node: ts.Expression, groups: Groups): readonly string[] {
  if (!isAccess(node)) return [...groups].flatMap(([name, group]) => (name === node.getText() ? [group] : []))
  const step = ts.isPropertyAccessExpression(node)
    ? node.name.text
    : ts.isStringLiteralLike(node.argumentExpression)
      ? node.argumentExpression.text
      : '*'
  if (node.expression.getText() === 'themeContract') return [step]
  return spell(node.expression, groups).map((before) => `${before}.${step}`)
}
