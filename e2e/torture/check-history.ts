import { checkCart } from './check-cart.ts'
import type { Anomaly, Entry } from './history.ts'

export interface Promises {
  /** No page is older than its change by more than this. */
  readonly pageMs: number
  /** All processes have heard of the end of a session within this. */
  readonly sessionMs: number
}

/** Everything in a history that the shop promises not to happen. Written apart from the product: it knows its words, not its code. */
export function checkHistory(history: readonly Entry[], promises: Promises): readonly Anomaly[] {
  return [...Map.groupBy(history, ({ kind, key }) => `${kind} ${key}`).values()].flatMap((entries) => {
    const [{ kind, key }] = entries as [Entry, ...Entry[]]
    // What nobody could look at is no proof.
    if (!entries.some((entry) => entry.op === 'read' && isYes(entry)))
      return entries.some(isYes)
        ? [{ rule: 'what was written is looked at', key: `${kind} ${key}`, detail: '' }]
        : []
    switch (kind) {
      case 'cart':
        return checkCart(key, entries)
      case 'subscription':
        // The key is an account that has subscriptions, or one of these, whose pause is set.
        return entries.some(({ op }) => op === 'set') ? checkCart(key, entries) : checkKept(key, entries)
      case 'vote':
        return checkVotes(key, entries)
      case 'review':
        return [...checkKept(key, entries), ...checkOne(key, entries)]
      case 'session':
        return checkSession(key, entries, promises)
      case 'page':
        return checkPage(key, entries, promises)
      default:
        return checkKept(key, entries)
    }
  })
}

const isYes = ({ outcome }: Entry) => outcome === 'yes'
const getLast = (entries: readonly Entry[]) =>
  entries
    .filter((entry) => entry.op === 'read' && isYes(entry))
    .toSorted((a, b) => a.end - b.end)
    .at(-1)

/** What was acknowledged before the last look began is seen by it, unless its removal was at least tried; nothing else is. */
function checkKept(key: string, entries: readonly Entry[]): readonly Anomaly[] {
  const last = getLast(entries)
  if (last === undefined) return []
  const seen = new Set(Array.isArray(last.seen) ? last.seen : [])
  const ofOp = (op: Entry['op']) => entries.filter((entry) => entry.op === op)
  const removed = new Set(
    ofOp('remove').flatMap(({ item = '', outcome }) => (outcome === 'no' ? [] : [item])),
  )
  const gone = new Set(
    ofOp('remove').flatMap((entry) => (isYes(entry) && entry.end < last.begin ? [entry.item ?? ''] : [])),
  )
  const tried = new Set(ofOp('add').flatMap(({ item = '', outcome }) => (outcome === 'no' ? [] : [item])))
  // Where nobody heard what the added thing is called, it may be any.
  const isUnheard = ofOp('add').some(({ item, outcome }) => item === undefined && outcome === 'unknown')
  const lost = ofOp('add').filter(
    (entry) =>
      isYes(entry) && entry.end < last.begin && !seen.has(entry.item ?? '') && !removed.has(entry.item ?? ''),
  )
  return [
    ...lost.map(({ item = '' }) => ({ rule: 'no acknowledged write is lost', key, detail: item })),
    ...[...seen].flatMap((item) =>
      (isUnheard || tried.has(item)) && !gone.has(item)
        ? []
        : [{ rule: 'nothing appears that nobody wrote', key, detail: item }],
    ),
  ]
}

/** The key is an order: at most one review of it is acknowledged and seen between two withdrawals. */
function checkOne(key: string, entries: readonly Entry[]): readonly Anomaly[] {
  const count = (op: Entry['op'], outcomes: readonly Entry['outcome'][]) =>
    entries.filter((entry) => entry.op === op && outcomes.includes(entry.outcome)).length
  const acknowledged = count('add', ['yes']) - count('remove', ['yes', 'unknown'])
  const seen = Math.max(0, ...entries.map((entry) => (Array.isArray(entry.seen) ? entry.seen.length : 0)))
  const most = Math.max(acknowledged, seen)
  return most > 1 ? [{ rule: 'one review for an order', key, detail: `${most} reviews` }] : []
}

/** The key is a review, an item a voter: the last count is that of the voters, those without an answer counted or not. */
function checkVotes(key: string, entries: readonly Entry[]): readonly Anomaly[] {
  const last = getLast(entries)
  if (typeof last?.seen !== 'number') return []
  const voters = Map.groupBy(
    entries.filter(({ op, outcome }) => op !== 'read' && outcome !== 'no'),
    ({ item = '' }) => item,
  )
  let least = 0
  let most = 0
  for (const votes of voters.values()) {
    const sure = votes.filter(isYes)
    const isLast = (vote: Entry) => !isYes(vote) || !sure.some(({ begin }) => begin > vote.end)
    const states = votes.filter(isLast).map(({ op }) => op === 'add')
    if (sure.length === 0) states.push(false)
    least += states.every(Boolean) ? 1 : 0
    most += states.some(Boolean) ? 1 : 0
  }
  const isRight = last.seen >= least && last.seen <= most
  return isRight ? [] : [{ rule: 'a vote counts once', key, detail: `${last.seen}, not ${least} to ${most}` }]
}

/** Nobody is signed in with a session whose end was acknowledged `sessionMs` before they asked. */
function checkSession(key: string, entries: readonly Entry[], { sessionMs }: Promises): readonly Anomaly[] {
  const endedAt = Math.min(
    ...entries.filter((entry) => entry.op === 'end' && isYes(entry)).map(({ end }) => end),
  )
  const late = entries.filter(
    ({ op, seen, begin }) => op === 'read' && seen === 'signed in' && begin > endedAt + sessionMs,
  )
  return late.map(({ begin }) => ({
    rule: 'an ended session stays ended',
    key,
    detail: `signed in ${begin - endedAt} ms after its end`,
  }))
}

/** Versions of a page only grow. One that was changed `pageMs` before a look began is not seen in an older version. */
function checkPage(key: string, entries: readonly Entry[], { pageMs }: Promises): readonly Anomaly[] {
  const changes = entries.filter((entry) => entry.op === 'change' && isYes(entry))
  return entries.flatMap(({ op, seen, begin, outcome }) => {
    if (op !== 'read' || outcome !== 'yes' || typeof seen !== 'number') return []
    const due = changes.filter(({ end }) => end + pageMs < begin).map(({ amount = 0 }) => amount)
    const newest = Math.max(0, ...due)
    return seen >= newest
      ? []
      : [{ rule: 'no page is older than promised', key, detail: `version ${seen}, not ${newest}` }]
  })
}
