/** Gap between two keys, so that products can be inserted without moving others. */
const ROOM = 1000

/**
 * Sort keys for products in their new order, all greater than `previous`. Keeps as many known keys as possible, since
 * every product that moves is written again. An undefined key means a new product.
 */
export function toSortKeys(known: readonly (number | undefined)[], previous: number): readonly number[] {
  const kept = findLongestRise(known, previous)
  const step = kept.size === 0 ? ROOM : 1
  const keys: number[] = []
  let last = previous
  for (let index = 0; index < known.length; ) {
    const end = findKept(kept, index, known.length)
    const count = end - index
    const next = known[end]
    const room = next === undefined || end === known.length ? step : Math.floor((next - last) / (count + 1))
    // Without a gap, all following products move.
    if (room < 1) return [...keys, ...known.slice(index).map((_, at) => last + (at + 1) * ROOM)]
    for (let at = 1; at <= count; at += 1) keys.push(last + at * room)
    if (next !== undefined && end < known.length) keys.push(next)
    last = keys.at(-1) ?? last
    index = end + 1
  }
  return keys
}

function findKept(kept: ReadonlySet<number>, from: number, end: number): number {
  let index = from
  while (index < end && !kept.has(index)) index += 1
  return index
}

/** The indexes of the longest increasing subsequence of the keys greater than `previous`. */
function findLongestRise(known: readonly (number | undefined)[], previous: number): ReadonlySet<number> {
  /** The index at which the best subsequence of each length ends. */
  const ends: number[] = []
  const before: (number | undefined)[] = []
  for (const [index, key] of known.entries()) {
    if (key === undefined || key <= previous) continue
    const found = ends.findIndex((end) => (known[end] ?? 0) >= key)
    const length = found === -1 ? ends.length : found
    before[index] = ends[length - 1]
    ends[length] = index
  }
  const kept = new Set<number>()
  for (let index = ends.at(-1); index !== undefined; index = before[index]) kept.add(index)
  return kept
}
