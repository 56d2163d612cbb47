'use client'

import { createMessages, type Messages } from '@sorrel/i18n/message'
import { createContext, type ReactNode, use, useMemo } from 'react'
import { getMarketView } from './market-view.ts'
import type { Shop, ShopConfig, ShopFramework } from './shop.ts'

/** For who changes one part of the shop for the page below; read it by `useShop`. */
export const ShopContext = createContext<Shop | undefined>(undefined)

export interface ShopProviderProps {
  readonly config: ShopConfig
  /** Default: none. */
  readonly messages?: Messages | undefined
  readonly framework: ShopFramework
  readonly children: ReactNode
}

const NO_MESSAGES: Messages = {}
const NONE: readonly string[] = []

/** The shop for the page below. */
export function ShopProvider({ config, messages = NO_MESSAGES, framework, children }: ShopProviderProps) {
  const view = useMemo(
    () => ({
      ...getMarketView(config),
      t: createMessages({ locale: config.locale, messages: messages }),
      config,
      messages,
      lazyMessages: NONE,
    }),
    [config, messages],
  )
  const shop = useMemo(() => ({ ...view, ...framework }), [view, framework])
  return <ShopContext value={shop}>{children}</ShopContext>
}

export interface ShopMessagesProps {
  /** They travel in the page. Default: none. */
  readonly messages?: Messages | undefined
  /** Address of the messages that late parts show besides. Default: none. */
  readonly late?: string | undefined
  readonly children: ReactNode
}

/** Adds messages to those of the page. */
export function ShopMessages({ messages: added, late, children }: ShopMessagesProps) {
  const shop = useShop()
  const { locale, messages: above, lazyMessages: lateAbove } = shop
  const translation = useMemo(() => {
    const messages = { ...above, ...added }
    const lazyMessages = late === undefined ? lateAbove : [...lateAbove, late]
    return { messages, lazyMessages, t: createMessages({ locale, messages }) }
  }, [locale, above, added, late, lateAbove])
  const value = useMemo(() => ({ ...shop, ...translation }), [shop, translation])
  return <ShopContext value={value}>{children}</ShopContext>
}

/** The shop around a part that runs in the browser. Throws outside a page. */
export function useShop(): Shop {
  const shop = use(ShopContext)
  if (shop === undefined) throw new Error('useShop needs a ShopProvider above it')
  return shop
}
