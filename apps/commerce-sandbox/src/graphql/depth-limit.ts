import type { ASTVisitor, SelectionSetNode, ValidationContext } from 'graphql'
import { createGraphQLError, type Plugin } from 'graphql-yoga'

/**
 * Refuses operations that nest deeper than `limit` fields: products link to categories that link to products. The schema
 * itself can be read at any depth.
 */
export function depthLimit(limit: number): Plugin {
  return {
    onValidate: ({ addValidationRule }) => {
      addValidationRule((context: ValidationContext): ASTVisitor => {
        const getDepth = createDepthReader(context)
        return {
          OperationDefinition: (node) => {
            if (getDepth(node.selectionSet) > limit)
              context.reportError(
                createGraphQLError(`The query nests deeper than ${limit} fields.`, { nodes: [node] }),
              )
          },
        }
      })
    },
  }
}

/** Counts fields down to the deepest one, through fragments; each fragment is counted once. */
function createDepthReader(
  context: ValidationContext,
): (selectionSet: SelectionSetNode | undefined) => number {
  const depths = new Map<string, number>()
  const getFragmentDepth = (name: string): number => {
    const known = depths.get(name)
    if (known !== undefined) return known
    depths.set(name, 0) // ends a cycle of fragments, which another rule refuses
    const depth = getDepth(context.getFragment(name)?.selectionSet)
    depths.set(name, depth)
    return depth
  }
  const getDepth = (selectionSet: SelectionSetNode | undefined): number =>
    (selectionSet?.selections ?? []).reduce((deepest, node) => {
      const isField = node.kind === 'Field'
      if (isField && node.name.value.startsWith('__')) return deepest
      const own =
        node.kind === 'FragmentSpread' ? getFragmentDepth(node.name.value) : getDepth(node.selectionSet)
      return Math.max(deepest, own + Number(isField))
    }, 0)
  return getDepth
}
