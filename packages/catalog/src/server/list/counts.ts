/** The number of entries, their price range, and the number of entries for each fact number. */
export interface Counts {
  readonly count: number
  readonly price: { readonly min: number; readonly max: number } | undefined
  readonly facts: ReadonlyMap<number, number>
}

export const NONE: Counts = { count: 0, price: undefined, facts: new Map() }

/** Adds the counts of two lists that have no entry in common. */
export function addCounts(left: Counts, right: Counts): Counts {
  const facts = new Map(left.facts)
  for (const [fact, count] of right.facts) facts.set(fact, (facts.get(fact) ?? 0) + count)
  const [first, second = first] = [left.price, right.price].flatMap((price) => price ?? [])
  return {
    count: left.count + right.count,
    price: first && second && { min: Math.min(first.min, second.min), max: Math.max(first.max, second.max) },
    facts,
  }
}

/** Counts of the entries in `whole` that are not in `part`, a subset of it. Their prices are unknown. */
export function subtractCounts(whole: Counts, part: Counts): Counts {
  const facts = [...whole.facts].map(([fact, count]) => [fact, count - (part.facts.get(fact) ?? 0)] as const)
  return {
    count: whole.count - part.count,
    price: undefined,
    facts: new Map(facts.filter(([, count]) => count > 0)),
  }
}
