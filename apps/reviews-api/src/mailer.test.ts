import { expect, test } from 'vitest'
import { toHeaders } from './mailer.ts'

test('a mail that can be ended says how, for one click in a program for mail', () => {
  expect(toHeaders('https://shop.example/api/reviews/unsubscribe?token=a.b')).toEqual({
    'List-Unsubscribe': '<https://shop.example/api/reviews/unsubscribe?token=a.b>',
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  })
  expect(toHeaders(undefined)).toEqual({})
})
