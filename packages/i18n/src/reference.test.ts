import { expect, test } from 'vitest'
import { createMessages } from './message.ts'
import { withReference } from './reference.ts'

const t = createMessages({ locale: 'en', messages: { 'errors.request_id': 'Reference {{id}}' } })

test('a failure that the log knows brings its reference', () => {
  expect(withReference(t, 'It failed.', { requestId: 'r-1' })).toBe('It failed. Reference r-1')
})

test.each([{}, { kind: 'network' }, { requestId: '' }, { requestId: undefined }])(
  'a failure without one, %j, is told alone',
  (failure) => {
    expect(withReference(t, 'It failed.', failure)).toBe('It failed.')
  },
)
