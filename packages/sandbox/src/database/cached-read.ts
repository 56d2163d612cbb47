/** Caches the result of the first read until it is invalidated. A failed read is not cached. */
export function createCachedRead<T>(read: () => Promise<T>) {
  let cached: Promise<T> | undefined
  return {
    get: (): Promise<T> => {
      cached ??= read().catch((error: unknown) => {
        cached = undefined
        throw error
      })
      return cached
    },
    change: (edit: (known: T) => T) => {
      cached = cached?.then(edit)
    },
    forget: () => {
      cached = undefined
    },
  }
}
