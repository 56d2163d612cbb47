import { createCommerceClient, type CommerceClient } from '@sorrel/commerce/client'
import { subscriptionExchange } from '@urql/core'
import { createClient } from 'graphql-ws'

interface LiveOptions {
  /** The store's origin. */
  readonly url: string
  /** Where the service takes web sockets. */
  readonly socketUrl: string
  readonly publicKey: string
}

/** A client whose subscriptions go over a web socket. */
export function createLiveClient({ url, socketUrl, publicKey }: LiveOptions): CommerceClient {
  const sockets = createClient({ url: socketUrl, connectionParams: { authorization: publicKey } })
  const subscriptions = subscriptionExchange({
    forwardSubscription: ({ query = '', variables }) => ({
      subscribe: (sink) => ({ unsubscribe: sockets.subscribe({ query, variables }, sink) }),
    }),
  })
  return createCommerceClient({ url, publicKey, exchanges: [subscriptions] })
}
