'use client'

import type { ProductPreview } from '@sorrel/domain/product'
import { mergeSavedProducts, type SavedProducts } from '@sorrel/domain/saved-products'
import { useCallback, useEffect, useState } from 'react'
import { getSavedProducts, useSavedProducts } from '#features/saved/index.ts'
import { useShop } from '#shop/shop-context.tsx'

/** The products of the visitor's list as the service has them. */
export type OwnProducts =
  | { readonly status: 'waiting' }
  | { readonly status: 'failed' }
  | {
      readonly status: 'found'
      /** The last saved one first. */
      readonly products: readonly ProductPreview[]
      /** How many the store no longer has. */
      readonly goneCount: number
    }

/**
 * Everything that was on the list while this page is open: what the visitor takes off stays in sight, so that it can be
 * saved again.
 */
function useOnceSaved(): SavedProducts | undefined {
  const saved = useSavedProducts()
  const [once, setOnce] = useState<SavedProducts>()
  useEffect(() => {
    // The hook knows of nothing until the page has come alive.
    const now = getSavedProducts()
    setOnce((before) => {
      const known = new Set(before?.map(({ productId }) => productId))
      return before && now.every(({ productId }) => known.has(productId))
        ? before
        : mergeSavedProducts(now, before ?? [])
    })
  }, [saved])
  return once
}

/** Asks the service for the products of the list, without a session. */
export function useOwnProducts() {
  const { config } = useShop()
  const once = useOnceSaved()
  const [own, setOwn] = useState<OwnProducts>({ status: 'waiting' })
  const [attempt, setAttempt] = useState(1)
  useEffect(() => {
    if (once === undefined) return undefined
    let isGone = false
    const ids = once.map(({ productId }) => productId)
    const show = (found: readonly ProductPreview[] | undefined) => {
      if (isGone) return
      if (found === undefined) return setOwn({ status: 'failed' })
      const products = ids.flatMap((id) => found.find((product) => product.id === id) ?? [])
      setOwn({ status: 'found', products, goneCount: ids.length - products.length })
    }
    const find = async () => {
      if (ids.length === 0) return []
      const { findProductsBy } = await import('#features/search/find-products.ts')
      return findProductsBy(config, 'id', ids)
    }
    find().then(show, () => show(undefined))
    return () => {
      isGone = true
    }
  }, [once, config, attempt])
  const retry = useCallback(() => setAttempt((before) => before + 1), [])
  return { own, retry }
}
