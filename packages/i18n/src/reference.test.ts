import { expect, test } from 'vitest'
import { createMessages } from './message.ts'
import { getShortReference, withReference } from './reference.ts'

const t = createMessages({ locale: 'en', messages: { 'errors.request_id': 'Reference {{id}}' } })

test('a failure that the log knows brings its reference', () => {
  expect(withReference(t, 'It failed.', { requestId: 'r-1' })).toBe('It failed. Reference r-1')
})

test('the short reference is the beginning of the log’s, and there is none without', () => {
  const requestId = '0f8fad5b-d9cb-469f-a165-70867728950e'
  expect(getShortReference(t, { requestId })).toBe('Reference 0f8fad5b')
  expect(getShortReference(t, { requestId: 'r-1' })).toBe('Reference r-1')
  expect(getShortReference(t, { requestId: '' })).toBeUndefined()
  expect(getShortReference(t, {})).toBeUndefined()
})

test.each([{}, { kind: 'network' }, { requestId: '' }, { requestId: undefined }])(
  'a failure without one, %j, is told alone',
  (failure) => {
    expect(withReference(t, 'It failed.', failure)).toBe('It failed.')
  },
)
