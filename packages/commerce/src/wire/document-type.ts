/**
 * The types that a document stands for, in the shape of `@graphql-typed-document-node/core`, so that its documents fit here
 * and ours there. Of our own because that package makes npm install all of graphql, which no page needs.
 */
export interface DocumentTypeDecoration<Answer, Variables> {
  // oxlint-disable-next-line no-underscore-dangle -- the name that tools of GraphQL know
  readonly __apiType?: (variables: Variables) => Answer
}
