import type { Resolvers } from '../graphql/resolvers.gen.ts'

export const sessionResolvers: Resolvers = {}
