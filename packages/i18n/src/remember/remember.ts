/** Maximum number of remembered results; the oldest is dropped first. */
export const REMEMBERED_MAX = 200

/**
 * Memoises a function by the value of its arguments: strings, numbers, and records of them. Only for results that
 * depend on nothing else and are never mutated.
 */
export function remember<Args extends readonly unknown[], Result>(
  make: (...args: Args) => Result,
): (...args: Args) => Result {
  const made = new Map<string, Result>()
  return (...args) => {
    const key = JSON.stringify(args)
    const known = made.get(key)
    if (known !== undefined) return known
    const result = make(...args)
    made.set(key, result)
    const [oldest] = made.keys()
    if (made.size > REMEMBERED_MAX && oldest !== undefined) made.delete(oldest)
    return result
  }
}
