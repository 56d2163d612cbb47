import { createCommerceShop } from '@sorrel/agents/commerce'
import { createAgentHandler } from '@sorrel/agents/handler'
import { createProfileReader } from '@sorrel/agents/profile'
import { createAgentService } from '@sorrel/agents/service'
import { addToCart } from '@sorrel/commerce/cart'
import { fetchProductsPage, searchProducts } from '@sorrel/commerce/catalog'
import { type CommerceClient, createCommerceClient } from '@sorrel/commerce/client'
import { toSafeHtml } from '@sorrel/commerce/html'
import { fetchProduct } from '@sorrel/commerce/product'
import { fetchStoreSettings } from '@sorrel/commerce/store'
import {
  getInitialSelection,
  getSelectionOptions,
  toCartItemInput,
  withOptionValue,
} from '@sorrel/domain/product-selection'
import { toAnswer } from '@sorrel/contracts/http/answer'
import { formatMoney } from '@sorrel/i18n/format'
import { createMessages } from '@sorrel/i18n/message'
import german from '@sorrel/i18n/messages/de/cart'
import { flattenMessages } from '@sorrel/i18n/tree'

interface Bindings {
  readonly STORE_URL: string
}

const ORIGIN = 'https://worker.example'
const publicKey = 'pk_sorrel_demo'
const market = { locale: 'en', currency: 'GBP' }
const t = createMessages({ locale: 'de', messages: flattenMessages('de', german) })

export default {
  async fetch(request: Request, { STORE_URL: url }: Bindings): Promise<Response> {
    const answered = await openAgents(url)(request, { caller: '203.0.113.7' })
    return answered ?? toAnswer(await buySoap(createCommerceClient({ url, publicKey, ...keepSession() })))
  },
}

function keepSession() {
  let token: string | undefined
  return { getSession: () => token, onSession: (next: string) => void (token = next) }
}

/** A list, a product with its choices made, and a cart with it, in words. */
async function buySoap(client: CommerceClient) {
  const page = await fetchProductsPage(client, { ...market, limit: 3 })
  const found = await searchProducts(client, { ...market, searchTerm: 'oat honey soap' })
  const slug = found.ok ? found.value.products[0]?.slug : undefined
  const product = slug === undefined ? undefined : await fetchProduct(client, { ...market, slug })
  if (!page.ok || !product?.ok || product.value === null) return { failed: 'no product' }
  const open = getInitialSelection(product.value, { preselect: false })
  const chosen = getSelectionOptions(open).reduce(
    (state, { id, values }) => (values[0] ? withOptionValue(state, id, values[0].id) : state),
    open,
  )
  const input = toCartItemInput(chosen)
  const cart = input && (await addToCart(client, { input, ...market }))
  if (!cart?.ok || cart.value === null) return { failed: 'not added' }
  const { items, grandTotal: amount, currency } = cart.value
  return {
    process: typeof process,
    document: typeof document,
    listed: page.value.products.length,
    product: product.value.name,
    description: product.value.description.startsWith('<p>'),
    safe: toSafeHtml('<p onclick="x()">Kept</p><script>x()</script>'),
    bag: t('cart.item_count', { count: items.length }),
    total: formatMoney({ amount, currency, locale: 'de' }),
  }
}

/** The same shop for agents. */
function openAgents(url: string) {
  const openClient = (session = {}) => createCommerceClient({ url, publicKey, ...session })
  const shop = createCommerceShop({
    openClient,
    readStore: async () => {
      const settings = await fetchStoreSettings(openClient())
      return settings.ok ? settings.value.store : undefined
    },
    toProductUrl: (slug) => `${ORIGIN}/products/${slug}`,
    toPictureUrl: ({ src }) => new URL(src, url).href,
    readLinks: async () => [],
  })
  const readProfile = createProfileReader({ fetch: (address, init) => fetch(address, init) })
  const secrets = ['a secret of at least 16 characters'] as const
  return createAgentHandler({ service: createAgentService({ origin: ORIGIN, secrets, readProfile, shop }) })
}

declare const process: unknown
declare const document: unknown
