import { fetchAllProducts, fetchInvoiceItemProducts } from '@sorrel/commerce/catalog'
import { fetchCards, type SavedCard } from '@sorrel/commerce/account'
import { fetchProduct } from '@sorrel/commerce/product'
import { fetchSubscription } from '@sorrel/commerce/subscriptions'
import { cacheTags } from '@sorrel/contracts/revalidate'
import { routes } from '@sorrel/contracts/routes'
import { canSubscription, type Subscription } from '@sorrel/domain/subscriptions'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { systemClock } from '#service/clock.ts'
import { getPublicCommerce } from '#service/commerce.ts'
import type { FormState } from '#form/form-shape.ts'
import { loadFormState } from '#form/load-flash.ts'
import type { Loaded, ScreenProps } from '#routing/loaded.ts'
import type { Market } from '#routing/market.ts'
import { getMetadata } from '#routing/metadata.ts'
import { loadStore } from '#service/store.ts'
import { getAvailable } from '#service/unavailable.ts'
import { requireAccount } from '#service/page-context.ts'
import { createShopView } from '#shop/create-shop-view.ts'
import { canBeAdded, canReplace, type ProductOffer, toProductOffer } from './product-offer.ts'
import { type ChangeDialogState, getChange, parseChangeDialog } from './changes.ts'

/** What the forms of a subscription need to know. */
export interface SubscriptionFacts {
  readonly subscription: Subscription
  /** When the page was made, ISO 8601. */
  readonly now: string
  readonly cards: readonly SavedCard[]
  readonly offers: Offers
}

interface Offers {
  /** Its own product; unset when it is no longer sold. */
  readonly own?: ProductOffer | undefined
  /** Products that can replace it. */
  readonly swaps: readonly ProductOffer[]
  /** Products that can be added to it. */
  readonly additions: readonly ProductOffer[]
}

export interface SubscriptionScreenProps extends ScreenProps {
  readonly facts: SubscriptionFacts
  /** The change whose form the page's address asks for. */
  readonly dialog: ChangeDialogState | undefined
  /** That form, as it was refused just now, or new. */
  readonly form: FormState
}

/** One subscription of the customer; somebody else's is not found. See docs/specification.md#subscriptions. */
export const loadSubscription = cache(
  async (market: Market, id: string, query = ''): Promise<Loaded<SubscriptionScreenProps>> => {
    const dialog = parseChangeDialog(query)
    const path = routes.subscription(id, { change: dialog?.name, itemId: dialog?.itemId })
    const { commerce } = await requireAccount(market, path)
    const [store, found, cards] = await Promise.all([
      loadStore(market),
      fetchSubscription(commerce, { id, locale: market.locale }),
      fetchCards(commerce),
    ])
    const subscription = getAvailable(found)
    if (subscription === null) notFound()
    const metadata = getMetadata(store, { market, path, titles: [subscription.name], isPrivate: true })
    const facts = {
      subscription,
      now: new Date(systemClock()).toISOString(),
      cards: cards.ok ? (cards.value ?? []) : [],
      offers: await loadOffers(subscription, market),
    }
    const form = await loadFormState(dialog ? getChange(dialog.name).shape.name : '')
    return { metadata, screen: { shop: createShopView(store, market), facts, dialog, form } }
  },
)

const NO_OFFERS: Offers = { swaps: [], additions: [] }

/** Public reads in the subscription's own money. Without an answer there is nothing to offer, and the rest still works. */
async function loadOffers(subscription: Subscription, { locale }: Market): Promise<Offers> {
  if (!canSubscription(subscription, 'edit-plan')) return NO_OFFERS
  const { slug, currency, productId, planId, items } = subscription
  const audience = { locale, currency }
  const [own, all, first] = await Promise.all([
    slug === undefined
      ? undefined
      : fetchProduct(getPublicCommerce([cacheTags.product(slug)]), { slug, ...audience }),
    fetchAllProducts(getPublicCommerce([]), audience),
    fetchInvoiceItemProducts(getPublicCommerce([]), audience),
  ])
  const known = new Set([productId, ...items.map((item) => item.productId)])
  return {
    own: own?.ok === true && own.value !== null ? toProductOffer(own.value, planId) : undefined,
    swaps: all.ok
      ? all.value
          .filter((each) => each.id !== productId && canReplace(each))
          .map((each) => toProductOffer(each))
      : [],
    additions: first.ok
      ? first.value.products
          .filter((each) => !known.has(each.id) && canBeAdded(each))
          .map((each) => toProductOffer(each))
      : [],
  }
}
