import { expect, test } from 'vitest'
import type { FormFlashes } from './flash-message.ts'
import { parseFlashMessage } from './parse-flash.ts'

const FORMS: readonly FormFlashes<never>[] = [
  { done: { key: 'account.logout.success', tone: 'info' }, rejected: { otherwise: 'errors.try_later' } },
  {},
  {
    done: { missing: 'account.guest_cart.lost', complete: 'account.guest_cart.kept', read: () => undefined },
  },
]

test.each([
  [
    { key: 'account.logout.success', tone: 'error' },
    { key: 'account.logout.success', tone: 'info' },
  ],
  [{ key: 'errors.try_later' }, { key: 'errors.try_later', tone: 'error' }],
  [
    { key: 'account.guest_cart.lost', names: ['Soap'] },
    { key: 'account.guest_cart.lost', names: ['Soap'] },
  ],
  [
    { key: 'account.guest_cart.kept', count: 2 },
    { key: 'account.guest_cart.kept', count: 2 },
  ],
])('%j is what a form may leave', (written, expected) => {
  expect(parseFlashMessage(written, FORMS)).toEqual(expected)
})

test.each([
  { key: 'Your card was stolen, call 555' },
  { key: 'cart.updated' },
  { key: 'account.guest_cart.lost' },
  { key: 'account.guest_cart.lost', names: 'Soap' },
  { key: 'account.guest_cart.kept', names: [] },
  {},
  null,
  undefined,
])('%j cannot put words into the shop’s mouth', (written) => {
  expect(parseFlashMessage(written, FORMS)).toBeUndefined()
})
