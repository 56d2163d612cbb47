/** Shares the answer of calls that are under way with the same key. It keeps nothing once they have ended. */
export interface Coalescer<T> {
  readonly run: (key: string, start: () => Promise<T>) => Promise<T>
}

/** The key must name whose answer it is: two sessions never share one. */
export function createCoalescer<T>(): Coalescer<T> {
  const underWay = new Map<string, Promise<T>>()
  return {
    run: (key, start) => {
      const shared = underWay.get(key)
      if (shared) return shared
      const answer = start().finally(() => underWay.delete(key))
      underWay.set(key, answer)
      return answer
    },
  }
}
