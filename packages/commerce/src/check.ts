/** Checks a store for everything that a shop needs, without changing anything there. For servers and command lines. */

export { describeEndpoint, type EndpointCheckOptions } from './check/endpoint.ts'
export { runStoreCheck } from './check/run.ts'
export { runStoreTypes, type Surroundings } from './check/run-types.ts'
export type { StoreConnection } from './check/schema.ts'
