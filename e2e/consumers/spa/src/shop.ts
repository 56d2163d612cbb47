import { type CatalogError, createCatalogClient } from '@sorrel/catalog/client'
import { createServiceAccount } from '@sorrel/commerce/account-transport'
import { createBrowserCommerceClient, createStoredSession } from '@sorrel/commerce/browser'
import { type CommerceClient, type CommerceError, createCommerceClient } from '@sorrel/commerce/client'
import { createHistoryAddress, type ListTransport } from '@sorrel/commerce/listing'
import { createServiceListTransport } from '@sorrel/commerce/listing-transport'

/** A real shop writes its store's address here; this one is told by the check that opens it. */
const told = new URLSearchParams(window.location.search)
const url = told.get('store') ?? window.location.origin

export const currency = 'GBP'

/** What the browser's tabs tell each other by. */
export const changeKey = 'spa.cart-change'

const store = { url, publicKey: 'pk_sorrel_demo' }

export const client = createBrowserCommerceClient({ ...store, ...createStoredSession('spa.session') })

export const { account } = createServiceAccount(client, {
  openClient: () => createCommerceClient(store),
  passwordResetUrl: `${window.location.origin}/set-password/{reset_key}`,
})

/** Lists with counts of the index at the page's own address, where there is one; else straight of the service. */
export const openLists = (service: CommerceClient): ListTransport<CatalogError | CommerceError> =>
  told.has('index') ? createCatalogClient().list : createServiceListTransport(service)

/** What the check tells is no filter. */
export const address = createHistoryAddress({ isFilter: (name) => name !== 'store' && name !== 'index' })
