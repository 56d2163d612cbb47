import type { Resolvers } from '../graphql/resolvers.gen.ts'

export const accountResolvers: Resolvers = {}
