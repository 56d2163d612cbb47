import { expect, test } from 'vitest'
import { checkHistory } from '../e2e/torture/check-history.ts'
import type { Entry } from '../e2e/torture/history.ts'
import { checkAnswers, checkProcesses, type ProcessSamples } from '../e2e/torture/soak.ts'

let at = 0
/** One after the other, ten milliseconds each, acknowledged unless it says otherwise. */
const entry = (given: Omit<Entry, 'begin' | 'end' | 'outcome'> & Partial<Entry>): Entry => {
  at += 10
  return { outcome: 'yes', begin: at, end: at + 5, ...given }
}
const check = (history: readonly Entry[]) =>
  checkHistory(history, { pageMs: 100, sessionMs: 0 }).map(({ rule }) => rule)

const cart = (op: Entry['op'], given: Partial<Entry> = {}) => entry({ kind: 'cart', key: 'c1', op, ...given })

test('a history as it should be has no anomaly', () => {
  expect(
    check([
      cart('add', { item: 'soap', amount: 2 }),
      cart('add', { item: 'brush', amount: 1, outcome: 'unknown' }),
      cart('read', { seen: { soap: 2 } }),
      cart('read', { seen: { soap: 2, brush: 1 } }),
      cart('set', { item: 'soap', amount: 0 }),
      cart('read', { seen: { brush: 1 } }),
      entry({ kind: 'order', key: 'ann', op: 'add', item: 'o1' }),
      entry({ kind: 'order', key: 'ann', op: 'add', item: 'o2', outcome: 'unknown' }),
      entry({ kind: 'order', key: 'ann', op: 'read', seen: ['o1'] }),
      entry({ kind: 'subscription', key: 's1', op: 'set', item: 'pause', amount: 7 }),
      entry({ kind: 'subscription', key: 's1', op: 'set', item: 'pause', amount: 8, outcome: 'unknown' }),
      entry({ kind: 'subscription', key: 's1', op: 'read', seen: { pause: 8 } }),
      entry({ kind: 'review', key: 'o1', op: 'add', item: 'r1' }),
      entry({ kind: 'review', key: 'o1', op: 'add', item: 'r2', outcome: 'no' }),
      entry({ kind: 'review', key: 'o1', op: 'read', seen: ['r1'] }),
      entry({ kind: 'vote', key: 'r1', op: 'add', item: 'ben' }),
      entry({ kind: 'vote', key: 'r1', op: 'add', item: 'ben' }),
      entry({ kind: 'vote', key: 'r1', op: 'add', item: 'eve', outcome: 'unknown' }),
      entry({ kind: 'vote', key: 'r1', op: 'read', seen: 2 }),
      entry({ kind: 'session', key: 's1', op: 'read', seen: 'signed in' }),
      entry({ kind: 'session', key: 's1', op: 'end' }),
      entry({ kind: 'session', key: 's1', op: 'read', seen: 'stranger' }),
      entry({ kind: 'page', key: '/p', op: 'change', amount: 2 }),
      entry({ kind: 'page', key: '/p', op: 'read', seen: 1 }),
    ]),
  ).toEqual([])
})

test('two changes of a cart at once may come in either order, and not in both', () => {
  const both = { begin: 0, end: 50 }
  const changes = [
    cart('set', { item: 'soap', amount: 1, ...both }),
    cart('set', { item: 'soap', amount: 2, ...both }),
  ]
  const later = { begin: 100, end: 110 }
  for (const soap of [1, 2])
    expect(check([...changes, cart('read', { seen: { soap }, ...later })])).toEqual([])
  const reads = [1, 2].map((soap) => cart('read', { seen: { soap }, begin: 100 * soap, end: 100 * soap + 1 }))
  expect(check([...changes, ...reads])).toEqual(['a cart is some order of its changes'])
})

test.each<[string, readonly Entry[]]>([
  [
    'a cart is some order of its changes',
    [cart('add', { item: 'soap', amount: 2 }), cart('read', { seen: {} })],
  ],
  [
    'a subscription is some order of its changes',
    [
      entry({ kind: 'subscription', key: 's1', op: 'set', item: 'pause', amount: 7 }),
      entry({ kind: 'subscription', key: 's1', op: 'set', item: 'pause', amount: 8 }),
      entry({ kind: 'subscription', key: 's1', op: 'read', seen: { pause: 7 } }),
    ],
  ],
  [
    'no acknowledged write is lost',
    [
      entry({ kind: 'subscription', key: 'ann', op: 'add', item: 's1' }),
      entry({ kind: 'subscription', key: 'ann', op: 'read', seen: [] }),
    ],
  ],
  [
    'nothing appears that nobody wrote',
    [
      entry({ kind: 'order', key: 'ann', op: 'add', item: 'o1', outcome: 'no' }),
      entry({ kind: 'order', key: 'ann', op: 'read', seen: ['o1'] }),
    ],
  ],
  [
    'one review for an order',
    [
      entry({ kind: 'review', key: 'o1', op: 'add', item: 'r1' }),
      entry({ kind: 'review', key: 'o1', op: 'add', item: 'r2' }),
      entry({ kind: 'review', key: 'o1', op: 'read', seen: ['r1', 'r2'] }),
    ],
  ],
  [
    'a vote counts once',
    [
      entry({ kind: 'vote', key: 'r1', op: 'add', item: 'ben' }),
      entry({ kind: 'vote', key: 'r1', op: 'add', item: 'ben' }),
      entry({ kind: 'vote', key: 'r1', op: 'read', seen: 2 }),
    ],
  ],
  [
    'what was written is looked at',
    [
      entry({ kind: 'order', key: 'ann', op: 'add', item: 'o1' }),
      entry({ kind: 'order', key: 'ann', op: 'read', outcome: 'unknown' }),
    ],
  ],
  [
    'an ended session stays ended',
    [
      entry({ kind: 'session', key: 's1', op: 'end' }),
      entry({ kind: 'session', key: 's1', op: 'read', seen: 'signed in' }),
    ],
  ],
  [
    'no page is older than promised',
    [
      entry({ kind: 'page', key: '/p', op: 'change', amount: 2, begin: 0, end: 1 }),
      entry({ kind: 'page', key: '/p', op: 'read', seen: 1, begin: 200, end: 201 }),
    ],
  ],
])('a doctored history breaks "%s"', (rule, history) => {
  expect(check(history)).toEqual([rule])
})

/** A storefront's samples of half an hour; `at` goes from 0 to 1. */
const storefront = (toSample: (at: number) => ProcessSamples['samples'][number]): ProcessSamples => ({
  kind: 'storefront',
  name: 'storefront 0',
  samples: Array.from({ length: 360 }, (_, index) => toSample(index / 360)),
})

test.each<[string, (at: number) => ProcessSamples['samples'][number], readonly string[]]>([
  ['stays as it is', () => ({ mb: 300, files: 90 }), []],
  ['warms up', (at) => ({ mb: 250 + 50 * Math.min(1, 3 * at), files: 60 + 40 * Math.min(1, 5 * at) }), []],
  ['keeps what it is given', (at) => ({ mb: 250 + 150 * at, files: 90 }), ['memory stays flat']],
  ['is too large at once', () => ({ mb: 500, files: 90 }), ['a storefront holds at most 450 MB']],
  ['closes no file', (at) => ({ mb: 300, files: 90 + 200 * at }), ['open files stay few']],
  ['ends', (at) => (at < 0.5 ? { mb: 300, files: 90 } : { mb: 0, files: 0 }), ['a process goes on']],
])('a process that %s', (_, toSample, broken) => {
  expect(checkProcesses([storefront(toSample)]).map(({ rule }) => rule)).toEqual(broken)
})

test('two minutes say nothing of growth', () => {
  const short = storefront((at) => ({ mb: 250 + 150 * at, files: 90 }))
  expect(checkProcesses([{ ...short, samples: short.samples.slice(0, 24) }])).toEqual([])
})

test.each([
  [1, 0],
  [2, 2],
])('of 100 requests %i without an answer are %i anomalies', (unanswered, anomalies) => {
  const history = Array.from({ length: 100 }, (_, place) =>
    cart('read', place < unanswered ? { outcome: 'unknown' } : {}),
  )
  expect(checkAnswers(history)).toHaveLength(anomalies)
})
