import type { Resolvers } from '../graphql/resolvers.gen.ts'

export const subscriptionResolvers: Resolvers = {}
