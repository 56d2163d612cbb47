import { createCookieContext, createStoreApi } from '@sorrel/commerce/server'
import { routes } from '@sorrel/contracts/routes'
import { toAddress } from './metadata'
import { shop } from './shop'
import { siteUrl } from './site-url'
import { openClient } from './store'
import { storeUrl } from './store-url'

/**
 * Cart and account of this shop's pages. The visitor's session stays in a cookie that no script can read. Several processes
 * need a shared `once` and `updateTries`.
 */
const api = createStoreApi({
  origins: [siteUrl],
  createContext: createCookieContext({
    url: storeUrl,
    publicKey: shop.store.key,
    origin: siteUrl,
    getCurrency: () => shop.currency,
    getAddress: (request) => request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() ?? '',
  }),
  openClient,
  passwordResetUrl: () => toAddress(routes.setPassword('{reset_key}')),
  onError: (error, requestId) => console.error(requestId, error),
})

export const answerStoreApi = async (request: Request): Promise<Response> =>
  (await api(request)) ?? new Response(null, { status: 404 })
