import { pickMessages } from '@sorrel/i18n/message'
import { getMessages, mergeMessages } from '@sorrel/i18n/messages'
import type { ReactNode } from 'react'
import { clientMessages, type PageEntry } from '../generated/client-messages.ts'
import { ShopMessages } from '#shop/shop-context.tsx'
import { getMarket } from '#routing/market.ts'
import { loadStoreOrDefaults } from '#service/store.ts'

export interface PageMessagesProps {
  /** The page or layout that draws this: path of its file below the locale and currency, without ending. */
  readonly of: PageEntry
  readonly params: Promise<{ readonly locale: string; readonly currency: string }>
  readonly children: ReactNode
}

/** Brings to the browser the messages that the code of a page or layout needs there, the store's own laid over ours. */
export async function PageMessages({ of, params, children }: PageMessagesProps) {
  const market = await getMarket(params)
  const { settings } = await loadStoreOrDefaults(market)
  const messages = mergeMessages(pickMessages(getMessages(market.locale), clientMessages[of]), settings.lang)
  return <ShopMessages messages={messages}>{children}</ShopMessages>
}
