import { accountEndpoints, type Endpoint, subscriptionEndpoints } from '@sorrel/contracts/http'
import { byName } from '../account-actions/by-name.ts'
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
    account: byName<AccountTransport['account']>(accountEndpoints, (name) => toCall(accountEndpoints[name])),
    subscriptions: byName<AccountTransport['subscriptions']>(subscriptionEndpoints, (name) =>
      toCall(subscriptionEndpoints[name]),
    ),
  }
}
