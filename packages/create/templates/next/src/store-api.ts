import { createCookieContext, createStoreApi, type StoreContext } from '@sorrel/commerce/server'
import { routes } from '@sorrel/contracts/routes'
import { toAddress } from './metadata'
import { shop } from './shop'
import { siteUrl } from './site-url'
import { openClient } from './store'
import { storeUrl } from './store-url'
import { toHref } from './to-href'

/** Where a recovery mail leads, in the page's language. The store puts its key at the braces, which no address may encode. */
function toResetUrl({ locale }: StoreContext): string {
  const language = shop.languages.find((one) => one === locale) ?? shop.languages[0]
  return toAddress(toHref(language, decodeURIComponent(routes.setPassword('{reset_key}'))))
}

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
  passwordResetUrl: toResetUrl,
  onError: (error, requestId) => console.error(requestId, error),
})

export const answerStoreApi = async (request: Request): Promise<Response> =>
  (await api(request)) ?? new Response(null, { status: 404 })
