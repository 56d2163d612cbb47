/**
 * The result of `work`, or a `TimeoutError` after `ms`. A result that arrived while the event loop was blocked still
 * counts.
 */
export async function withTimeout<Value>(work: Promise<Value>, ms: number): Promise<Value> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const giveUp = () => reject(new DOMException(`Not there within ${String(ms)} ms`, 'TimeoutError'))
  const timer = setTimeout(() => setImmediate(giveUp), ms)
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
