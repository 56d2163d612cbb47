import type { accountEndpoints, Endpoint, EndpointBody, subscriptionEndpoints } from '@sorrel/contracts/http'
import type { ActionResult } from '../account-actions/action.ts'

/** How one call is made. */
export interface CallSettings {
  /** Aborts the call; it is then unknown whether the change was made. */
  readonly signal?: AbortSignal | undefined
}

/** One endpoint's input and its answer. Never rejects. */
export type AccountCall<E extends Endpoint> = (
  input: EndpointBody<E>,
  settings?: CallSettings,
) => ActionResult<E>

type Calls<Endpoints extends Readonly<Record<string, Endpoint>>> = {
  readonly [Name in keyof Endpoints]: AccountCall<Endpoints[Name]>
}

/**
 * How a page reaches the account and its subscriptions: through endpoints of the shop, directly through the service, or
 * in any other way.
 */
export interface AccountTransport {
  readonly account: Calls<typeof accountEndpoints>
  readonly subscriptions: Calls<typeof subscriptionEndpoints>
}
