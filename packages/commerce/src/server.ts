/**
 * The server side of the endpoints that `@sorrel/contracts/http` describes: functions from `Request` to `Response`, for
 * Next, Hono, a worker or plain Node.
 */

export {
  getRequestId,
  type Refusal,
  toRefusalAnswer,
  type StorePorts,
  toRefusal,
} from './server/dependencies.ts'
export type { StoreContext } from './server/context.ts'
export { type CookieContextOptions, createCookieContext } from './server/cookie-context.ts'
export type { Once, OnceCall } from './server/idempotency.ts'
export {
  answerRoute,
  checkCustomer,
  createStoreEndpoint,
  type EndpointCall,
  type EndpointHandler,
  type Route,
  type ServedEndpoint,
  type Site,
  type StoreEndpoint,
} from './server/serve-endpoint.ts'
export { createStoreApi, createStoreEndpoints, type StoreApiOptions } from './server/store-api.ts'
export { createStoreForms, type StoreFormsOptions } from './server/store-forms.ts'
export { TRIES_FORGOTTEN_AFTER_MS, type UpdateTries, type WrongTries } from './server/guess-limit.ts'
