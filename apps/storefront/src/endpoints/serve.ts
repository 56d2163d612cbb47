import { createStoreEndpoint, type StoreEndpoint } from '@sorrel/commerce/server'
import type { Endpoint } from '@sorrel/contracts/http'
import type { FormShape } from '#form/form-shape.ts'
import { serveForm, type ServedForm } from './serve-form.ts'
import { env } from '#config/env.ts'
import type { EndpointHandler, Route } from './handler.ts'
import { createRequestContext, type RequestContext } from './request-context.ts'

/** One action of the shop: its endpoint, its handler, and the forms that call it without script. */
export interface Action extends Route {
  /** As in the contracts: `/{store-api}/cart`. */
  readonly path: string
  readonly forms: readonly ServedForm[]
}

const SITE = { origins: [env.publicOrigin], createContext: createRequestContext }

/** Serves an endpoint of the store, also to the forms of these shapes. */
export function serveAction<E extends Endpoint>(
  served: StoreEndpoint<E, RequestContext>,
  ...shapes: readonly FormShape<E>[]
): Action {
  const { endpoint, handle, serve } = served
  return {
    method: endpoint.method,
    path: endpoint.path,
    forms: shapes.map((shape) => serveForm(shape, handle)),
    handle: (request) => serve(request, SITE),
  }
}

/** Serves an endpoint of the shop's own under the same rules. */
export function createHandler<E extends Endpoint>(
  endpoint: E,
  handler: EndpointHandler<E>,
  ...shapes: readonly FormShape<E>[]
): Action {
  return serveAction(createStoreEndpoint(endpoint, handler), ...shapes)
}
