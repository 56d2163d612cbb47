import { routes } from '@sorrel/contracts/routes'
import { fetchCards, type SavedCard } from '@sorrel/commerce/account'
import { fetchSubscriptions } from '@sorrel/commerce/subscriptions'
import {
  getSubscriptionsPaidWith,
  isSubscriptionCharged,
  type Subscription,
} from '@sorrel/domain/subscriptions'
import { cache } from 'react'
import { systemClock } from '#backend/clock.ts'
import type { FormState } from '#form/form-shape.ts'
import { loadFormState } from '#form/load-flash.ts'
import type { Loaded } from '#shop/load-or-fallback.ts'
import type { Market } from '#request/market.ts'
import { getMetadata } from '#shop/metadata.ts'
import { loadStore } from '#request/store.ts'
import { getAvailable } from '#backend/unavailable.ts'
import { requireAccount } from '#request/page-context.ts'
import { createShopView } from '#shop/create-shop-view.ts'
import { deleteCardForm, editCardForm } from './card-forms.ts'

/** The form that the address of the cards' page opens. */
export type CardDialogState =
  | { readonly name: 'add' }
  | { readonly name: 'edit' | 'delete'; readonly id: string }

function parseCardDialog(query: string): CardDialogState | undefined {
  const fields = new URLSearchParams(query)
  if (fields.get('add') === '1') return { name: 'add' }
  for (const name of ['edit', 'delete'] as const) {
    const id = fields.get(name)
    if (id) return { name, id }
  }
  return undefined
}

/** The address that opens it. */
function toCardsPath(dialog: CardDialogState | undefined): string {
  if (dialog === undefined) return routes.cards()
  if (dialog.name === 'add') return routes.addCard()
  return dialog.name === 'edit' ? routes.editCard(dialog.id) : routes.deleteCard(dialog.id)
}

/** A card and the subscriptions that it pays. */
export interface CardFacts extends SavedCard {
  readonly subscriptions: readonly Pick<Subscription, 'id' | 'name'>[]
}

export interface CardsScreenProps {
  readonly cards: readonly CardFacts[]
  /** Subscriptions that are paid with a card from the checkout, which the account does not keep. */
  readonly unsaved: readonly Subscription[]
  /** When the page was made, ISO 8601. */
  readonly now: string
  /** The form that the page's address opens. */
  readonly dialog: CardDialogState | undefined
  /** The state of that form: rejected just now, or new. */
  readonly form: FormState
}

/** The customer's cards. See docs/specification.md#addresses-and-cards. */
export const loadCards = cache(async (market: Market, query = ''): Promise<Loaded<CardsScreenProps>> => {
  const path = routes.cards()
  const dialog = parseCardDialog(query)
  const { commerce } = await requireAccount(market, toCardsPath(dialog))
  const [store, result, paid] = await Promise.all([
    loadStore(market),
    fetchCards(commerce),
    fetchSubscriptions(commerce, { locale: market.locale }),
  ])
  const subscriptions = getAvailable(paid) ?? []
  const cards = (getAvailable(result) ?? []).map((card) => ({
    ...card,
    subscriptions: getSubscriptionsPaidWith(card.id, subscriptions).map(({ id, name }) => ({ id, name })),
  }))
  const own = new Set(cards.map(({ id }) => id))
  const unsaved = subscriptions.filter(
    (each) =>
      each.billing?.card !== undefined &&
      !own.has(each.billing.accountCardId ?? '') &&
      isSubscriptionCharged(each),
  )
  const form = await loadFormState((dialog?.name === 'delete' ? deleteCardForm : editCardForm).name)
  const metadata = getMetadata(store, {
    market,
    path,
    titles: [store.t('account.nav.cards')],
    isPrivate: true,
  })
  const now = new Date(systemClock()).toISOString()
  return { metadata, shop: createShopView(store, market), screen: { cards, unsaved, now, dialog, form } }
})
