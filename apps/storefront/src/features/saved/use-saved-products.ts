'use client'

import type { SavedProducts } from '@sorrel/domain/saved-products'
import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { useNotify } from '#shop/notifications.tsx'
import { useShop } from '#shop/shop-context.tsx'
import { joinAccount } from '#shop/account-list-mark.ts'
import { followAccount } from './follow-account.ts'
import {
  getSavedProducts,
  type Outcome,
  type SavableProduct,
  saveAll,
  toggleSaved,
  watchSavedProducts,
} from './saved-store.ts'

/** On the server nobody has saved anything. */
const NONE: SavedProducts = []
const getNone = () => NONE

/** The products that this browser has saved, the newest first. */
export function useSavedProducts(): SavedProducts {
  return useSyncExternalStore(watchSavedProducts, getSavedProducts, getNone)
}

/** Changes of the list. A toast says when the browser does not keep it. */
export function useSavedActions() {
  const { t } = useShop()
  const notify = useNotify()
  const report = useCallback(
    (outcome: Outcome) => {
      if (outcome === 'not-stored') notify({ tone: 'error', message: t('saved.not_stored') })
    },
    [notify, t],
  )
  return {
    toggle: (product: SavableProduct) => report(toggleSaved(product)),
    saveAll: (products: readonly SavableProduct[]) => report(saveAll(products)),
  }
}

/** Keeps the list together with the account. For pages on which the shopper is signed in. */
export function useAccountList(): void {
  const { storeApiPrefix } = useShop().config
  useEffect(() => {
    joinAccount()
    // Without its code the list stays in this browser until the next page.
    followAccount(storeApiPrefix).catch(() => {})
  }, [storeApiPrefix])
}
