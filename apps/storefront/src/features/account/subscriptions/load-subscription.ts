import { fetchAddresses, fetchCards, type SavedAddress, type SavedCard } from '@sorrel/commerce/account'
import { fetchProduct } from '@sorrel/commerce/product'
import { fetchSubscriptionOrders } from '@sorrel/commerce/orders'
import { fetchSubscription, fetchSubscriptions } from '@sorrel/commerce/subscriptions'
import { cacheTags } from '@sorrel/contracts/revalidate'
import { routes } from '@sorrel/contracts/routes'
import type { Order } from '@sorrel/domain/order'
import { canSubscription, isSubscriptionSendable, type Subscription } from '@sorrel/domain/subscriptions'
import { parseFilterQuery } from '@sorrel/domain/filters'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { answerFreshList, answerList } from '#features/catalog/server.ts'
import { systemClock } from '#backend/clock.ts'
import { getPublicCommerce } from '#backend/commerce.ts'
import type { FormState } from '#form/form-shape.ts'
import { loadFormState } from '#form/load-flash.ts'
import type { Loaded } from '#shop/load-or-fallback.ts'
import type { Market } from '#request/market.ts'
import { getMetadata } from '#shop/metadata.ts'
import { loadStore } from '#request/store.ts'
import { getAvailable } from '#backend/unavailable.ts'
import { requireAccount } from '#request/page-context.ts'
import { createShopView } from '#shop/create-shop-view.ts'
import type { ShopView } from '#shop/shop.ts'
import { OFFER_CANDIDATES, toOffers } from './find-offers.ts'
import { type ProductOffer, toProductOffer } from './product-offer.ts'
import { type ChangeDialogState, getChange, parseChangeDialog } from './changes.ts'

/** Data that the forms of a subscription need. */
export interface SubscriptionFacts {
  readonly subscription: Subscription
  /** When the page was made, ISO 8601. */
  readonly now: string
  readonly cards: readonly SavedCard[]
  readonly addresses: readonly SavedAddress[]
  /** How many other subscriptions could be sent elsewhere too. */
  readonly otherCount: number
  readonly offers: Offers
}

interface Offers {
  /** The search in the page's address; empty for the first products of the catalogue. */
  readonly search: string
  /** Its own product; unset when it is no longer sold. */
  readonly own?: ProductOffer | undefined
  /** Products that can replace it. */
  readonly swaps: readonly ProductOffer[]
  /** Products that can be added to it. */
  readonly additions: readonly ProductOffer[]
}

export interface SubscriptionScreenProps {
  readonly facts: SubscriptionFacts
  /** What it was charged and sent so far, newest first. */
  readonly orders: readonly Order[]
  /** The change whose form the page's address asks for. */
  readonly dialog: ChangeDialogState | undefined
  /** The state of that form: rejected just now, or new. */
  readonly form: FormState
}

/** One subscription of the customer; somebody else's is not found. See docs/specification.md#subscriptions. */
export const loadSubscription = cache(
  async (market: Market, id: string, query = ''): Promise<Loaded<SubscriptionScreenProps>> => {
    const dialog = parseChangeDialog(query)
    const path = routes.subscription(id, { change: dialog?.name, itemId: dialog?.itemId })
    const { commerce } = await requireAccount(market, path)
    const [store, found, cards, addresses, all, orders] = await Promise.all([
      loadStore(market),
      fetchSubscription(commerce, { id, locale: market.locale }),
      fetchCards(commerce),
      fetchAddresses(commerce),
      fetchSubscriptions(commerce),
      fetchSubscriptionOrders(commerce, { id, locale: market.locale, limit: PAST_ORDERS }),
    ])
    const subscription = getAvailable(found)
    if (subscription === null) notFound()
    const metadata = getMetadata(store, { market, path, titles: [subscription.name], isPrivate: true })
    const shop = createShopView(store, market)
    const facts = {
      subscription,
      now: new Date(systemClock()).toISOString(),
      cards: cards.ok ? (cards.value ?? []) : [],
      addresses: addresses.ok ? (addresses.value ?? []) : [],
      otherCount: ((all.ok && all.value) || []).filter(
        (each) => each.id !== id && isSubscriptionSendable(each),
      ).length,
      offers: await loadOffers(subscription, shop, dialog?.find ?? ''),
    }
    const form = await loadFormState(dialog ? getChange(dialog.name).shape.name : '')
    return { metadata, shop, screen: { facts, orders: (orders.ok && orders.value) || [], dialog, form } }
  },
)

/** Orders of the subscription that are shown. */
const PAST_ORDERS = 12

/** Public reads in the subscription's own money. Without an answer there is nothing to offer, and the rest still works. */
async function loadOffers(
  subscription: Subscription,
  { locale, getDecimals }: Pick<ShopView, 'locale' | 'getDecimals'>,
  search: string,
): Promise<Offers> {
  if (!canSubscription(subscription, 'edit-plan')) return { search, swaps: [], additions: [] }
  const { slug, currency } = subscription
  const audience = { locale, currency }
  const request = { ...audience, query: parseFilterQuery(''), pageSize: OFFER_CANDIDATES }
  const [own, list] = await Promise.all([
    slug === undefined
      ? undefined
      : fetchProduct(getPublicCommerce([cacheTags.product(slug)]), { slug, ...audience }),
    search === '' ? answerList(request) : answerFreshList({ ...request, search }),
  ])
  const products = list.ok ? list.value.products : []
  const decimals = getDecimals(currency)
  const facts = { subscription, decimals }
  return {
    search,
    own: own?.ok === true && own.value !== null ? toProductOffer(own.value, { decimals }) : undefined,
    swaps: toOffers(products, 'replace', facts),
    additions: toOffers(products, 'add-item', facts),
  }
}
