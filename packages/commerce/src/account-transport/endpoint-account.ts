import { accountEndpoints, type Endpoint, subscriptionEndpoints } from '@sorrel/contracts/http'
import { createEndpointSender, type EndpointSenderOptions } from './endpoint-sender.ts'
import type { AccountCall, AccountTransport } from './transport.ts'

/** The account through a shop's own endpoints, which read the session's token from its cookie. */
export function createEndpointAccount(options: EndpointSenderOptions): AccountTransport {
  const send = createEndpointSender(options)
  const toCall =
    <E extends Endpoint>(endpoint: E): AccountCall<E> =>
    (input, settings) =>
      send(endpoint, input, settings)
  return {
    account: mapCalls(accountEndpoints, toCall),
    subscriptions: mapCalls(subscriptionEndpoints, toCall),
  }
}

function mapCalls<Endpoints extends Readonly<Record<string, Endpoint>>>(
  endpoints: Endpoints,
  toCall: <E extends Endpoint>(endpoint: E) => AccountCall<E>,
) {
  const calls = Object.entries(endpoints).map(([name, endpoint]) => [name, toCall(endpoint)])
  // `Object.fromEntries` forgets which call is whose.
  return Object.fromEntries(calls) as { [Name in keyof Endpoints]: AccountCall<Endpoints[Name]> }
}
