/** Number of pieces in the cart, kept in `localStorage` for the next page and the other tabs. */
export interface StoredCount {
  /** 0 if unknown, or where the browser refuses access to storage. */
  readonly read: () => number
  readonly write: (count: number) => void
}

export function createStoredCount(key: string): StoredCount {
  return {
    read: () => {
      try {
        return Number(window.localStorage.getItem(key)) || 0
      } catch {
        return 0
      }
    },
    write: (count) => {
      try {
        window.localStorage.setItem(key, String(count))
      } catch {
        // The next page shows the number once the service has answered.
      }
    },
  }
}
