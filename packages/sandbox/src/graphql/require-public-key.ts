import { type ExecutionArgs, getOperationAST, type SelectionSetNode } from 'graphql'
import { createGraphQLError, type Plugin } from 'graphql-yoga'
import type { GraphqlContext, GraphqlRequest } from './context.ts'

/**
 * Answers a caller without the public key as the hosted service does: each field of the operation is null and has an
 * `AUTHENTICATION` error. `Basic base64(key)`, which only REST accepts, gets the same answer.
 */
export function requirePublicKey(): Plugin<GraphqlRequest & GraphqlContext> {
  return {
    onExecute: ({ args, setResultAndStopExecution }) => {
      if (args.contextValue.hasKey) return
      const names = getFieldNames(args)
      setResultAndStopExecution({
        data: Object.fromEntries(names.map((name) => [name, null])),
        errors: names.map((name) =>
          createGraphQLError('The public key is missing or wrong.', {
            path: [name],
            extensions: { code: 'AUTHENTICATION' },
          }),
        ),
      })
    },
  }
}

/** The response names of the operation's top-level fields. */
function getFieldNames({ document, operationName }: ExecutionArgs): readonly string[] {
  const operation = getOperationAST(document, operationName)
  return operation ? readNames(operation.selectionSet) : []

  function readNames({ selections }: SelectionSetNode): readonly string[] {
    return selections.flatMap((node) => {
      if (node.kind === 'Field') return [(node.alias ?? node.name).value]
      if (node.kind === 'InlineFragment') return readNames(node.selectionSet)
      const fragment = document.definitions.find(
        (each) => each.kind === 'FragmentDefinition' && each.name.value === node.name.value,
      )
      return fragment?.kind === 'FragmentDefinition' ? readNames(fragment.selectionSet) : []
    })
  }
}
