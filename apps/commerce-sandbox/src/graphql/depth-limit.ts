import type { ASTVisitor, ValidationContext } from 'graphql'
import { createGraphQLError, type Plugin } from 'graphql-yoga'

/** Refuses operations that nest deeper than `limit` fields: products link to categories that link to products. */
export function depthLimit(limit: number): Plugin {
  return {
    onValidate: ({ addValidationRule }) => {
      addValidationRule((context: ValidationContext): ASTVisitor => {
        let depth = 0
        return {
          Field: {
            enter: (node) => {
              depth += 1
              if (depth > limit)
                context.reportError(
                  createGraphQLError(`The query nests deeper than ${limit} fields.`, { nodes: [node] }),
                )
            },
            leave: () => {
              depth -= 1
            },
          },
        }
      })
    },
  }
}
