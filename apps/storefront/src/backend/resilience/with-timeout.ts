/**
 * The result of `work`, or a `TimeoutError` after `ms`; the work continues. A result that arrived while this process
 * was blocked still counts.
 */
export async function withTimeout<Value>(work: Promise<Value>, ms: number | undefined): Promise<Value> {
  if (ms === undefined) return work
  const { promise: late, reject } = Promise.withResolvers<never>()
  const giveUp = () => reject(new DOMException(`Not there within ${ms} ms`, 'TimeoutError'))
  const timer = setTimeout(() => setImmediate(giveUp), ms)
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
