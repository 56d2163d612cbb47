import { expect, test } from 'vitest'
import { toMailto } from './to-mailto.ts'

test('a mail is addressed with an @, and what is typed adds nothing to its head', () => {
  expect(toMailto({ to: 'hello@sorrel.shop', subject: 'A&cc=x@y.example', body: 'a\nb' })).toBe(
    'mailto:hello@sorrel.shop?subject=A%26cc%3Dx%40y.example&body=a%0D%0Ab',
  )
})
