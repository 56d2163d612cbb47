import type { ASTVisitor, SelectionNode, SelectionSetNode, ValidationContext } from 'graphql'
import { createGraphQLError, type Plugin } from 'graphql-yoga'

/** Refuses operations that nest deeper than `limit` fields: products link to categories that link to products. */
export function depthLimit(limit: number): Plugin {
  return limitOperation(limit, 'nests deeper than', Math.max)
}

/** Refuses operations that select more than `limit` fields: with aliases, one list could be requested many times. */
export function fieldLimit(limit: number): Plugin {
  return limitOperation(limit, 'asks for more than', (sum, count) => sum + count)
}

/** Combines the measures of sibling fields. */
type Join = (a: number, b: number) => number

function limitOperation(limit: number, words: string, join: Join): Plugin {
  return {
    onValidate: ({ addValidationRule }) => {
      addValidationRule((context: ValidationContext): ASTVisitor => {
        const measure = createMeasure(context, join)
        return {
          OperationDefinition: (node) => {
            if (measure(node.selectionSet) > limit)
              context.reportError(
                createGraphQLError(`The query ${words} ${limit} fields.`, { nodes: [node] }),
              )
          },
        }
      })
    },
  }
}

/**
 * A field counts as one plus its selection. A fragment is measured once and counted wherever it is used. Introspection
 * is free, so that the whole schema can be read.
 */
function createMeasure(
  context: ValidationContext,
  join: Join,
): (selectionSet: SelectionSetNode | undefined) => number {
  const fragments = new Map<string, number>()
  const measureFragment = (name: string): number => {
    const known = fragments.get(name)
    if (known !== undefined) return known
    fragments.set(name, 0) // ends a cycle of fragments, which another rule refuses
    const value = measure(context.getFragment(name)?.selectionSet)
    fragments.set(name, value)
    return value
  }
  const measureNode = (node: SelectionNode): number => {
    if (node.kind === 'FragmentSpread') return measureFragment(node.name.value)
    if (node.kind === 'InlineFragment') return measure(node.selectionSet)
    return node.name.value.startsWith('__') ? 0 : 1 + measure(node.selectionSet)
  }
  const measure = (selectionSet: SelectionSetNode | undefined): number =>
    (selectionSet?.selections ?? []).reduce((joined, node) => join(joined, measureNode(node)), 0)
  return measure
}
