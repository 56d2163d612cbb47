import { getStorageKey, parsePurchases, serializePurchases } from '@sorrel/contracts/storage'

/** Remembers which orders were reported as purchases. */
export interface PurchaseMemory {
  readonly has: (orderNumber: string) => boolean
  readonly add: (orderNumber: string) => void
}

/**
 * The memory of this browser: the latest 20 orders in `localStorage`, so that neither a reload nor another tab counts
 * a purchase again. Where the browser refuses its storage, the memory lasts as long as the page. Default key: `sorrel.purchases`.
 */
export function createPurchaseMemory(key: string = getStorageKey('purchases')): PurchaseMemory {
  const known = new Set<string>()
  const read = (): readonly string[] => {
    try {
      return parsePurchases(window.localStorage.getItem(key))
    } catch {
      return []
    }
  }
  return {
    has: (orderNumber) => known.has(orderNumber) || read().includes(orderNumber),
    add: (orderNumber) => {
      known.add(orderNumber)
      try {
        window.localStorage.setItem(key, serializePurchases([...read(), orderNumber]))
      } catch {
        // The memory lasts as long as the page.
      }
    },
  }
}
