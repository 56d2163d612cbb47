import {
  type FieldDefinitionNode,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLSchema,
  isInputObjectType,
  isObjectType,
  parse,
  parseType,
  print,
  type TypeDefinitionNode,
  visit,
} from 'graphql'

/** A part of a schema, as a store has it. */
export interface Comparison {
  /** One line for each type or field that is missing from the store or differs there. */
  readonly differences: readonly string[]
  /** The subset with the store's own types; fields that the store lacks are left out. */
  readonly sdl: string
}

/** Compares a subset of a schema with a store's schema. */
export function compareSubset(subset: string, schema: GraphQLSchema): Comparison {
  const differences: string[] = []
  const compareType = <N extends TypeDefinitionNode>(node: N): N | null | undefined => {
    if (schema.getType(node.name.value) !== undefined) return undefined
    differences.push(`- ${node.name.value}: the store has no such type`)
    return null
  }
  const changed = visit(parse(subset), {
    ObjectTypeDefinition: { enter: compareType },
    InputObjectTypeDefinition: { enter: compareType },
    EnumTypeDefinition: { enter: compareType },
    ScalarTypeDefinition: { enter: compareType },
    FieldDefinition: { leave: (node, ...place) => compareField(node, place[3]) },
    InputValueDefinition: { leave: (node, ...place) => compareField(node, place[3]) },
  })
  return { differences, sdl: print(changed) }

  function compareField<N extends Pick<FieldDefinitionNode, 'name' | 'type'>>(
    node: N,
    ancestors: readonly unknown[],
  ): N | null | undefined {
    const owner = ancestors.findLast(isTypeDefinition)?.name.value ?? ''
    const field = findField(schema, owner, { name: node.name.value, isArgument: ancestors.some(isField) })
    if (field === 'skip') return undefined
    if (field === undefined) {
      differences.push(`- ${owner}.${node.name.value}: the store has no such field`)
      return null
    }
    const [own, other] = [print(node.type), String(field.type)]
    if (own === other) return undefined
    differences.push(`~ ${owner}.${node.name.value}: ${own} here, ${other} in the store`)
    return { ...node, type: parseType(other) }
  }
}

function isTypeDefinition(node: unknown): node is TypeDefinitionNode {
  return hasKind(node, 'ObjectTypeDefinition') || hasKind(node, 'InputObjectTypeDefinition')
}

const isField = (node: unknown) => hasKind(node, 'FieldDefinition')

function hasKind(node: unknown, kind: string): boolean {
  return typeof node === 'object' && node !== null && 'kind' in node && node.kind === kind
}

interface Sought {
  readonly name: string
  readonly isArgument: boolean
}

/** Arguments are checked with our operations, which use them. */
function findField(
  schema: GraphQLSchema,
  owner: string,
  { name, isArgument }: Sought,
): GraphQLField<unknown, unknown> | GraphQLInputField | undefined | 'skip' {
  const type = schema.getType(owner)
  if (isArgument || type === undefined) return 'skip'
  return isObjectType(type) || isInputObjectType(type) ? type.getFields()[name] : 'skip'
}
