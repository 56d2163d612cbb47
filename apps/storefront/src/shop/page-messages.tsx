import { getNearestLocale } from '@sorrel/i18n/locales'
import type { ReactNode } from 'react'
import { lazyMessages } from '../generated/lazy-messages.ts'
import { ShopMessages } from '#shop/shop-context.tsx'
import { getMarket } from '#request/market.ts'
import { getPageMessages } from '#shop/get-page-messages.ts'
import type { PageEntry } from '#shop/page-namespaces.ts'
import { loadStoreOrDefaults } from '#request/store.ts'

export interface PageMessagesProps {
  /** The page or layout that draws this. */
  readonly of: PageEntry
  readonly params: Promise<{ readonly locale: string; readonly currency: string }>
  readonly children: ReactNode
}

/**
 * Brings to the browser the messages that the code of a page or layout shows there at once, the store's own laid over
 * ours. The messages of late parts come with their code; here travel only those that the store has replaced.
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

/** The file of the language itself, else of the nearest one that we have. None where no late part shows messages. */
function getLateAddress(of: PageEntry, locale: string): string | undefined {
  const files = lazyMessages[of]
  return files?.[locale] ?? files?.[getNearestLocale(locale)]
}
