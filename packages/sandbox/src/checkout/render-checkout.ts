import { routes } from '@sorrel/contracts/routes'
import type { CartRow } from '../cart/cart-rows.ts'
import { toPageResponse } from '../page/respond.ts'
import type { Service } from '../service.ts'
import { type Problem, toCheckoutPage, toMessagePage } from './checkout-page.ts'
import { type CheckoutValues, type FieldErrors, toShownValues } from './form.ts'
import { type Checkout, loadCheckout } from './load-checkout.ts'
import { getStorefrontUrl } from './storefront-url.ts'
import { type Thumbnails, toThumbnail } from './summary-view.ts'
import { getCheckoutMessages } from './messages.ts'

const NO_ERRORS: FieldErrors = new Map()

/** The request that a checkout page answers. */
interface CheckoutState {
  readonly values: CheckoutValues
  readonly errors?: FieldErrors
  readonly problems?: readonly Problem[]
  /** Default 200. */
  readonly status?: number
}

/** The page of a cart with the typed values. A cart without lines gets a message instead. */
export async function renderCheckout(
  service: Service,
  cart: CartRow,
  state: CheckoutState,
): Promise<Response> {
  const checkout = await loadCheckout(service, cart)
  const { locale } = checkout.cart.market
  if (checkout.cart.lines.length === 0) return renderMessage(service, { locale, kind: 'empty', status: 200 })
  const messages = getCheckoutMessages(locale)
  const page = toCheckoutPage({
    checkout,
    form: { values: toShownValues(state.values), errors: state.errors ?? NO_ERRORS, messages },
    problems: state.problems ?? [],
    thumbnails: await readThumbnails(service, checkout),
    shopUrl: await getStorefrontUrl(service, locale, routes.home()),
    storeName: (await service.store.getSettings()).store.name,
  })
  return toPageResponse(page, {
    status: state.status ?? 200,
    pictureOrigins: [service.config.publicUrl],
    formOrigins: [service.config.publicUrl, service.config.storefrontUrl],
  })
}

/** A page that says why there is no checkout. */
export async function renderMessage(
  service: Service,
  {
    locale,
    kind,
    status,
  }: { readonly locale: string; readonly kind: 'empty' | 'missing' | 'refused'; readonly status: number },
): Promise<Response> {
  const messages = getCheckoutMessages(locale)
  const page = toMessagePage({
    messages,
    locale,
    heading: messages[kind],
    text: messages[`${kind}Text`],
    shopUrl: await getStorefrontUrl(service, locale, routes.home()),
    storeName: (await service.store.getSettings()).store.name,
  })
  return toPageResponse(page, { status })
}

async function readThumbnails({ pictures }: Service, { cart }: Checkout): Promise<Thumbnails> {
  const found = await Promise.all(
    cart.lines.map(async ({ id, variant, product }) => {
      const image = variant?.images[0] ?? product.images[0]
      const picture = image && (await pictures.describe(image.file))
      return picture === undefined ? [] : [[id, toThumbnail(picture.url)] as const]
    }),
  )
  return new Map(found.flat())
}
