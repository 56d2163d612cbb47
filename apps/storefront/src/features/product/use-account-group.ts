'use client'

import { getVariants, type PriceTier, type Product } from '@sorrel/domain/product'
import { useEffect, useState } from 'react'
import { useShop } from '#shop/shop-context.tsx'

/**
 * Group of the signed-in account, for its prices. It is fetched after the page, because the cached page is the same for
 * everybody, and only for a product that has prices for a group. See docs/decisions.md#catalogue.
 */
export function useAccountGroup(product: Product): string | undefined {
  const { storeApiPrefix: storeApi } = useShop().config
  const [group, setGroup] = useState<string>()
  const isNeeded = hasGroupPrices(product)
  useEffect(() => {
    if (!isNeeded) return undefined
    const abort = new AbortController()
    const load = async () => {
      const { fetchAccountGroup } = await import('./fetch-account-group.ts')
      const found = await fetchAccountGroup({ storeApi, signal: abort.signal })
      if (!abort.signal.aborted) setGroup(found)
    }
    void load()
    return () => abort.abort()
  }, [isNeeded, storeApi])
  return group
}

/** Whether any price of the product or its variants is a group's. */
export function hasGroupPrices(product: Product): boolean {
  const priced = [product, ...getVariants(product)]
  return priced.some(
    ({ prices, purchaseOptions }) =>
      prices.some(isOfGroup) || purchaseOptions.standard?.prices.some(isOfGroup) === true,
  )
}

function isOfGroup({ accountGroup }: PriceTier): boolean {
  return accountGroup !== undefined && accountGroup !== ''
}
