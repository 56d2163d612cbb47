import { type ASTVisitor, type SelectionSetNode, type ValidationContext } from 'graphql'
import { createGraphQLError, type Plugin } from 'graphql-yoga'

/**
 * Refuses operations that ask for more than `limit` fields: under other names one list can be asked for again and again.
 * Fields of the schema itself do not count.
 */
export function fieldLimit(limit: number): Plugin {
  return {
    onValidate: ({ addValidationRule }) => {
      addValidationRule((context: ValidationContext): ASTVisitor => {
        const count = createCounter(context)
        return {
          OperationDefinition: (node) => {
            if (count(node.selectionSet) > limit)
              context.reportError(
                createGraphQLError(`The query asks for more than ${limit} fields.`, { nodes: [node] }),
              )
          },
        }
      })
    },
  }
}

/** Counts fields through fragments, each time that a fragment is used. */
function createCounter(context: ValidationContext): (selectionSet: SelectionSetNode | undefined) => number {
  const counts = new Map<string, number>()
  const countFragment = (name: string): number => {
    const known = counts.get(name)
    if (known !== undefined) return known
    counts.set(name, 0) // ends a cycle of fragments, which another rule refuses
    const total = count(context.getFragment(name)?.selectionSet)
    counts.set(name, total)
    return total
  }
  const count = (selectionSet: SelectionSetNode | undefined): number =>
    (selectionSet?.selections ?? []).reduce((total, node) => {
      if (node.kind === 'FragmentSpread') return total + countFragment(node.name.value)
      const isOwn = node.kind === 'Field' && !node.name.value.startsWith('__')
      if (node.kind === 'Field' && !isOwn) return total
      return total + Number(isOwn) + count(node.selectionSet)
    }, 0)
  return count
}
