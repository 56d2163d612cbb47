import type { Endpoint } from '@sorrel/contracts/http'
import * as http from '@sorrel/contracts/http'

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'body' in value

export interface OwnEndpoint extends Endpoint {
  /** The path after the prefix. */
  readonly name: string
}

const PREFIX = '/{store-api}/'

/** Every endpoint of the storefront itself, read from the contracts, so that a new one is tested automatically. */
export const OWN_ENDPOINTS: readonly OwnEndpoint[] = Object.values<unknown>({
  ...http,
  ...http.subscriptionEndpoints,
})
  .filter(isEndpoint)
  .filter(({ path }) => path.startsWith(PREFIX))
  .map((endpoint) => ({ ...endpoint, name: endpoint.path.replace(PREFIX, '') }))
