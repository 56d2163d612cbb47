import { getNearestLocale } from '@sorrel/i18n/locales'
import type { ReactNode } from 'react'
import { lazyMessages } from '../generated/lazy-messages.ts'
import { ShopMessages } from '#shop/shop-context.tsx'
import { getMarket } from '#request/market.ts'
import { getPageMessages } from '#shop/get-page-messages.ts'
import type { PageEntry } from '#shop/page-namespaces.ts'
import { loadStoreOrDefaults } from '#request/store.ts'

export interface PageMessagesProps {
  /** The page or layout that renders this component. */
  readonly of: PageEntry
  readonly params: Promise<{ readonly locale: string; readonly currency: string }>
  readonly children: ReactNode
}

/**
 * Sends the browser the messages that a page or layout shows immediately, including the store's replacements. Messages
 * of lazy components come with their code; only the replaced ones are sent here.
 */
export async function PageMessages({ of, params, children }: PageMessagesProps) {
  const market = await getMarket(params)
  const { settings } = await loadStoreOrDefaults(market)
  const messages = getPageMessages({ of, locale: market.locale, storeMessages: settings.lang })
  return (
    <ShopMessages messages={messages} late={getLateAddress(of, market.locale)}>
      {children}
    </ShopMessages>
  )
}

/**
 * The file of the language itself, else of the nearest one that exists. Undefined where no lazy part shows messages.
 */
function getLateAddress(of: PageEntry, locale: string): string | undefined {
  const files = lazyMessages[of]
  return files?.[locale] ?? files?.[getNearestLocale(locale)]
}
