import type { Expression, Node } from 'oxc-parser'
import { findLocal, type ModuleGraph, type Reached } from './module-graph.ts'
import { getChildren, type ModuleFacts, toPattern } from './read-module.ts'

/** A list that keys from outside are checked against. Code that shows such a key says so with `satisfies`. */
const CHECK_LIST = 'FORM_MESSAGES'

/** A key that always comes from a table of the running code, where it is found. */
const TABLE_TYPE = 'TableMessage'

type Match = (text: string | RegExp) => readonly string[]

/**
 * The message keys that statements name: as a text, as a text with holes, or through the type of what `t` is given.
 * `unseen` are the calls of `t` whose keys cannot be derived, as `file:line`.
 */
export function getKeysOfCode(
  graph: ModuleGraph,
  reached: readonly Reached[],
  known: ReadonlySet<string>,
): { readonly keys: ReadonlySet<string>; readonly unseen: readonly string[] } {
  const match: Match = (text) =>
    typeof text === 'string' ? (known.has(text) ? [text] : []) : [...known].filter((key) => text.test(key))
  const named = reached
    .filter(({ facts, module }) => module.declared.get(CHECK_LIST) !== facts)
    .flatMap(({ facts }) => [...facts.literals, ...facts.patterns].flatMap(match))
  const calls = reached.flatMap(({ module, facts }) =>
    facts.calls.map(({ key, line }) => ({
      place: `${module.file}:${line}`,
      keys: getShownKeys(key, { graph, module, match }),
    })),
  )
  return {
    keys: new Set([...named, ...calls.flatMap(({ keys }) => keys ?? [])]),
    unseen: calls.flatMap(({ keys, place }) => (keys === undefined ? [place] : [])),
  }
}

interface Scope {
  readonly graph: ModuleGraph
  readonly module: ModuleFacts
  readonly match: Match
}

type Keys = readonly string[] | undefined

/** The keys that an expression may be; none where they stand in a table of this code; undefined where they cannot be seen. */
function getShownKeys(node: Expression, scope: Scope): Keys {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ? scope.match(node.value) : undefined
    case 'TemplateLiteral': {
      const pattern = toPattern(node.quasis)
      return pattern && orUndefined(scope.match(pattern))
    }
    case 'ConditionalExpression':
      return join([getShownKeys(node.consequent, scope), getShownKeys(node.alternate, scope)])
    case 'LogicalExpression':
      return node.operator === '&&'
        ? getShownKeys(node.right, scope)
        : join([getShownKeys(node.left, scope), getShownKeys(node.right, scope)])
    case 'TSSatisfiesExpression':
      return getTypeKeys(node.typeAnnotation, scope)
    case 'CallExpression':
      return node.callee.type === 'MemberExpression' && isTable(node.callee.object, scope) ? [] : undefined
    case 'Identifier':
    case 'MemberExpression':
      return isTable(node, scope) ? [] : undefined
    default:
      return undefined
  }
}

const orUndefined = (keys: readonly string[]): Keys => (keys.length === 0 ? undefined : keys)

const join = (parts: readonly Keys[]): Keys =>
  parts.every((part) => part !== undefined) ? parts.flat() : undefined

/** Whether an expression reads a list or record that a module writes down: its keys are named where it stands. */
function isTable(node: Expression, { graph, module }: Pick<Scope, 'graph' | 'module'>): boolean {
  if (node.type === 'MemberExpression') return isTable(node.object, { graph, module })
  if (node.type !== 'Identifier') return false
  const value = getValue(node.name, { graph, module })
  return value !== undefined && isWrittenDown(value)
}

/** What a name of the module stands for, where it is written down here or in the module it is imported from. */
function getValue(name: string, { graph, module }: Pick<Scope, 'graph' | 'module'>): Expression | undefined {
  const found = findLocal(graph, module, name)
  return module.values.get(name) ?? (found && graph.read(found.file).values.get(found.name))
}

function isWrittenDown(value: Expression): boolean {
  if (value.type === 'TSAsExpression' || value.type === 'TSSatisfiesExpression')
    return isWrittenDown(value.expression)
  return value.type === 'ObjectExpression' || value.type === 'ArrayExpression' || value.type === 'Literal'
}

/** The keys of a type: a union of texts, the members or the names of a table, or another type's. */
function getTypeKeys(node: Node, scope: Scope): Keys {
  switch (node.type) {
    case 'TSUnionType':
      return join(node.types.map((type) => getTypeKeys(type, scope)))
    case 'TSUndefinedKeyword':
      return []
    case 'TSLiteralType':
      return node.literal.type === 'Literal' && typeof node.literal.value === 'string'
        ? scope.match(node.literal.value)
        : undefined
    case 'TSTemplateLiteralType': {
      const pattern = toPattern(node.quasis)
      return pattern && orUndefined(scope.match(pattern))
    }
    case 'TSIndexedAccessType':
      return getTypeKeys(node.objectType, scope)
    case 'TSTypeOperator':
      return node.operator === 'keyof' ? getTypeKeys(node.typeAnnotation, scope) : undefined
    case 'TSTypeQuery':
      return node.exprName.type === 'Identifier' ? getTableKeys(node.exprName.name, scope) : undefined
    case 'TSTypeReference':
      return node.typeName.type === 'Identifier' ? getNamedTypeKeys(node.typeName.name, scope) : undefined
    default:
      return undefined
  }
}

function getNamedTypeKeys(name: string, scope: Scope): Keys {
  if (name === TABLE_TYPE) return []
  const { graph, module } = scope
  const own = module.types.get(name)
  if (own !== undefined) return getTypeKeys(own, scope)
  const found = findLocal(graph, module, name)
  if (found === undefined) return undefined
  const there = graph.read(found.file)
  const type = there.types.get(found.name)
  return type && getTypeKeys(type, { ...scope, module: there })
}

/** Every key that a table names. */
function getTableKeys(name: string, scope: Scope): Keys {
  const { match } = scope
  const value = getValue(name, scope)
  if (value === undefined) return undefined
  const collect = (node: Node): readonly string[] =>
    node.type === 'Literal' && typeof node.value === 'string'
      ? match(node.value)
      : getChildren(node).flatMap(collect)
  return orUndefined(collect(value))
}
