'use client'

import type { Product } from '@sorrel/domain/product'
import { useEffect, useState } from 'react'
import { useShop } from '#shop/shop-context.tsx'
import { hasGroupPrices } from './has-group-prices.ts'

/**
 * Group of the signed-in account, for its prices: the cached page is everybody's, so they fill in afterwards. Only a
 * product that has prices for a group asks. See docs/decisions.md#catalogue.
 */
export function useAccountGroup(product: Product): string | undefined {
  const { storeApiPrefix: storeApi } = useShop().config
  const [group, setGroup] = useState<string>()
  const isAsked = hasGroupPrices(product)
  useEffect(() => {
    if (!isAsked) return undefined
    const abort = new AbortController()
    const ask = async () => {
      const { fetchAccountGroup } = await import('./fetch-account-group.ts')
      const found = await fetchAccountGroup({ storeApi, signal: abort.signal })
      if (!abort.signal.aborted) setGroup(found)
    }
    void ask()
    return () => abort.abort()
  }, [isAsked, storeApi])
  return group
}
