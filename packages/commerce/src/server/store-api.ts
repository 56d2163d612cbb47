import { toEndpointPath } from '@sorrel/contracts/http'
import { createAccountEndpoints, createSubscriptionEndpoints } from './account-endpoints.ts'
import { createCartEndpoints } from './cart-endpoints.ts'
import type { StoreContext } from './context.ts'
import { resolveDependencies, type StorePorts } from './dependencies.ts'
import { answerRoute, type ServedEndpoint, type Site } from './serve-endpoint.ts'

/** The endpoints of cart, account and subscriptions, by name, for a site that has a router of its own. */
export function createStoreEndpoints<Context extends StoreContext>(dependencies: StorePorts<Context>) {
  const open = resolveDependencies(dependencies)
  return {
    cart: createCartEndpoints(open),
    account: createAccountEndpoints(open),
    subscriptions: createSubscriptionEndpoints(open),
  }
}

export interface StoreApiOptions<Context extends StoreContext>
  extends StorePorts<Context>,
    Site<Request, Context> {
  /** First segment of the paths. Default `store-api`. */
  readonly storeApi?: string | undefined
  /** Receives thrown errors, which are bugs, with the request id of the answer. */
  readonly onError: (error: unknown, requestId: string) => void
}

/**
 * Serves the endpoints of cart, account and subscriptions that `@sorrel/contracts/http` describes. Undefined for any
 * other path, which the site then handles. It is a function of a `Request`, so any server can mount it.
 */
export function createStoreApi<Context extends StoreContext>(
  options: StoreApiOptions<Context>,
): (request: Request) => Promise<Response | undefined> {
  const { storeApi, onError } = options
  const { cart, account, subscriptions } = createStoreEndpoints(options)
  const served: readonly ServedEndpoint<Context>[] = [cart, account, subscriptions].flatMap(Object.values)
  const routes = served.map(({ endpoint, serve }) => ({
    path: toEndpointPath(endpoint, { storeApi }),
    method: endpoint.method,
    handle: (request: Request) => serve(request, options),
  }))
  return async (request) => {
    const { pathname } = new URL(request.url)
    const route = routes.filter(({ path }) => path === pathname)
    return route.length === 0 ? undefined : answerRoute(request, route, onError)
  }
}
