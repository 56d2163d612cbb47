import { expect, test } from 'vitest'
import { type Flash, parseFlash, parseFlashMessage, writeFlash } from './flash.ts'
import type { FormFlashes } from './flash-message.ts'

const rejected: Flash = {
  form: {
    name: 'login',
    values: { email: 'ann@mail.example' },
    issues: { email: 'validation.email_invalid' },
    error: 'throttled',
  },
  flashMessage: { key: 'account.guest_cart.lost', names: ['Soap'] },
}

test('a flash comes back as it was left', () => {
  expect(parseFlash(writeFlash(rejected))).toEqual(rejected)
})

test('the fields that a form lacks are named if the form may name them', () => {
  const message = { key: 'products.options.missing_names', names: ['Recipient'] } as const
  expect(parseFlashMessage(message, [{ missing: 'products.options.missing_names' }])).toEqual(message)
  expect(parseFlashMessage(message, [{}])).toBeUndefined()
})

test('a flash that is too large for a cookie loses the typed values and keeps the messages', () => {
  const form = { name: 'address', issues: {}, error: undefined, values: { address1: 'x'.repeat(5000) } }
  expect(parseFlash(writeFlash({ form })).form).toEqual({ ...form, values: {} })
})

test('the reference of a failure comes back, and no words in its place', () => {
  const toFlash = (requestId: string) => ({
    form: { name: 'login', values: {}, issues: {}, error: 'internal' as const, requestId },
  })
  expect(parseFlash(writeFlash(toFlash('req-7')))).toMatchObject(toFlash('req-7'))
  expect(parseFlash(writeFlash(toFlash('Call 555 now'))).form?.requestId).toBeUndefined()
})

test('a form shows no message that a visitor wrote into the cookie', () => {
  const written = {
    form: { name: 'login', values: {}, issues: { email: 'Give us your PIN' }, error: 'gotcha' },
  }
  const value = Buffer.from(JSON.stringify(written)).toString('base64url')
  expect(parseFlash(value)).toEqual({ form: { name: 'login', values: {}, issues: {}, error: undefined } })
})

test.each(['', 'x', '{}', 'null', '"', '%', 'é', 'x'.repeat(5000), '[1]', '{"form":1}'])(
  '%j says nothing',
  (text) => {
    const nothing = { flashMessage: undefined, form: undefined }
    expect({ ...nothing, ...parseFlash(text) }).toEqual(nothing)
    expect({ ...nothing, ...parseFlash(Buffer.from(text).toString('base64url')) }).toEqual(nothing)
  },
)

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
])('%j is not accepted as a message', (written) => {
  expect(parseFlashMessage(written, FORMS)).toBeUndefined()
})
