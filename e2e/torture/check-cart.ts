import type { Anomaly, Entry } from './history.ts'

type Lines = ReadonlyMap<string, number>

/**
 * Whether what was seen of one cart, or of one subscription, is explained by some order of its changes: a change takes place between its beginning and its
 * end, one without an answer at any time after its beginning or never. Depth-first search that never looks at the same changes done
 * with the same cart twice (Wing and Gong, with Lowe's memory).
 */
export function checkCart(key: string, entries: readonly Entry[]): readonly Anomaly[] {
  const steps = entries.filter(
    ({ outcome, op }) => outcome === 'yes' || (outcome === 'unknown' && op !== 'read'),
  )
  return search(steps)
    ? []
    : [{ rule: `a ${entries[0]?.kind} is some order of its changes`, key, detail: `${steps.length} steps` }]
}

const toEnd = ({ outcome, end }: Entry) => (outcome === 'unknown' ? Number.POSITIVE_INFINITY : end)

function search(steps: readonly Entry[]): boolean {
  const known = new Set<string>()
  const visit = (done: ReadonlySet<number>, lines: Lines): boolean => {
    const left = steps.flatMap((step, index) => (done.has(index) ? [] : [{ step, index }]))
    // What got no answer need not have happened.
    if (left.every(({ step }) => step.outcome === 'unknown')) return true
    const place = `${[...done].toSorted((a, b) => a - b).join()} ${toText(lines)}`
    if (known.has(place)) return false
    known.add(place)
    const firstEnd = Math.min(...left.map(({ step }) => toEnd(step)))
    return left.some(({ step, index }) => {
      if (step.begin > firstEnd) return false
      const next = apply(lines, step)
      return next !== undefined && visit(new Set([...done, index]), next)
    })
  }
  return visit(new Set(), new Map())
}

/** The cart after a step; undefined where a read has seen another cart. */
function apply(lines: Lines, { op, item = '', amount = 0, seen }: Entry): Lines | undefined {
  if (op === 'read')
    return toText(typeof seen === 'object' ? Object.entries(seen) : []) === toText(lines) ? lines : undefined
  const next = new Map(lines)
  const quantity = op === 'add' ? (lines.get(item) ?? 0) + amount : op === 'set' ? amount : 0
  if (quantity > 0) next.set(item, quantity)
  else next.delete(item)
  return next
}

const toText = (lines: Iterable<readonly [string, unknown]>) =>
  [...lines]
    .map((line) => line.join(' '))
    .toSorted()
    .join()
