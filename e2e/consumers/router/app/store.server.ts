import { createCommerceClient, withCallOptions } from '@sorrel/commerce/client'

/** The store as browsers reach it, too. */
export const storeUrl = process.env.STORE_URL ?? 'http://localhost:4000'
export const publicKey = 'pk_sorrel_demo'
export const currency = 'GBP'

/** A connection for one request: it ends with the request. */
export const openStore = ({ signal }: Request) =>
  withCallOptions(createCommerceClient({ url: storeUrl, publicKey }), { signal })
