import type { Resolvers } from '../graphql/resolvers.gen.ts'

export const orderResolvers: Resolvers = {}
