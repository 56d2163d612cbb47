import { expect, test } from 'vitest'
import type { FormNotices } from '../notice.ts'
import { parseNotice } from './parse-notice.ts'

const FORMS: readonly FormNotices<never>[] = [
  { done: { key: 'account.logout.success', tone: 'info' }, refused: { otherwise: 'errors.try_later' } },
  {},
  { done: { missing: 'account.bag.lost', complete: 'account.bag.kept', read: () => undefined } },
]

test.each([
  [
    { key: 'account.logout.success', tone: 'error' },
    { key: 'account.logout.success', tone: 'info' },
  ],
  [{ key: 'errors.try_later' }, { key: 'errors.try_later', tone: 'error' }],
  [
    { key: 'account.bag.lost', names: ['Soap'] },
    { key: 'account.bag.lost', names: ['Soap'] },
  ],
  [
    { key: 'account.bag.kept', count: 2 },
    { key: 'account.bag.kept', count: 2 },
  ],
])('%j is what a form may leave', (written, expected) => {
  expect(parseNotice(written, FORMS)).toEqual(expected)
})

test.each([
  { key: 'Your card was stolen, call 555' },
  { key: 'cart.updated' },
  { key: 'account.bag.lost' },
  { key: 'account.bag.lost', names: 'Soap' },
  { key: 'account.bag.kept', names: [] },
  {},
  null,
  undefined,
])('%j cannot put words into the shop’s mouth', (written) => {
  expect(parseNotice(written, FORMS)).toBeUndefined()
})
