'use client'

import type { Currency } from '@sorrel/domain/store'
import { createContext, type ReactNode, use } from 'react'

/** What page code may know of the configuration: nothing in it is secret. */
export interface ShopConfig {
  readonly locale: string
  /** The locale whose paths carry no prefix. */
  readonly defaultLocale: string
  /** ISO 4217. */
  readonly currency: string
  /** The currencies of the store, with the digits of their amounts. */
  readonly currencies: readonly Pick<Currency, 'code' | 'decimals'>[]
  readonly commerceUrl: string
  readonly commercePublicKey: string
  /** Origin of the store's pictures. */
  readonly mediaOrigin: string
  /** First path segment of our own endpoints. */
  readonly storeApiPrefix: string
  /** Where the browser, and nobody else, sends a card's number. */
  readonly vaultUrl: string
  /** Look-up of a country by network address. */
  readonly locationIpUrl: string
  /** Look-up of a country by latitude and longitude. */
  readonly locationReverseUrl: string
  /** Script of a tag manager, for shoppers who agreed. */
  readonly tagScriptUrl?: string | undefined
}

const ShopConfigContext = createContext<ShopConfig | undefined>(undefined)

export function ShopConfigProvider({
  config,
  children,
}: {
  readonly config: ShopConfig
  readonly children: ReactNode
}) {
  return <ShopConfigContext value={config}>{children}</ShopConfigContext>
}

/** The shop's configuration. Throws outside a page. */
export function useShopConfig(): ShopConfig {
  const config = use(ShopConfigContext)
  if (config === undefined) throw new Error('useShopConfig needs a ShopConfigProvider above it')
  return config
}
