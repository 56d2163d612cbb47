import { fetchCards, type SavedCard } from '@sorrel/commerce/account'
import { fetchSubscriptions } from '@sorrel/commerce/subscriptions'
import { routes } from '@sorrel/contracts/routes'
import type { Subscription } from '@sorrel/domain/subscriptions'
import { cache } from 'react'
import { systemClock } from '#service/clock.ts'
import type { FormState } from '#form/form-shape.ts'
import { loadFormState } from '#form/load-flash.ts'
import type { Loaded, ScreenProps } from '#routing/loaded.ts'
import type { Market } from '#routing/market.ts'
import { getMetadata } from '#routing/metadata.ts'
import { loadStore } from '#service/store.ts'
import { getAvailable } from '#service/unavailable.ts'
import { requireAccount } from '#service/page-context.ts'
import { createShopView } from '#shop/create-shop-view.ts'
import { type CardDialogState, parseCardDialog, toCardsPath } from './card-dialog.ts'
import { deleteCardForm, editCardForm } from './card-forms.ts'
import { getSubscriptionsPaidWith } from './card-use.ts'

/** A card and what is paid with it. */
export interface CardFacts extends SavedCard {
  readonly subscriptions: readonly Pick<Subscription, 'id' | 'name'>[]
}

export interface CardsScreenProps extends ScreenProps {
  readonly cards: readonly CardFacts[]
  /** When the page was made, ISO 8601. */
  readonly now: string
  /** What the page's address asks for. */
  readonly dialog: CardDialogState | undefined
  /** That form, as it was refused just now, or new. */
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
  const form = await loadFormState((dialog?.name === 'delete' ? deleteCardForm : editCardForm).name)
  const metadata = getMetadata(store, {
    market,
    path,
    titles: [store.t('account.nav.cards')],
    isPrivate: true,
  })
  const now = new Date(systemClock()).toISOString()
  return { metadata, screen: { shop: createShopView(store, market), cards, now, dialog, form } }
})
