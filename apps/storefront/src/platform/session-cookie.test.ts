import { expect, test } from 'vitest'
import { getSessionCookie } from './session-cookie.ts'

test('over https the cookie is bound to its host', () => {
  expect(getSessionCookie('https://shop.example')).toEqual({
    name: '__Host-session',
    attributes: { httpOnly: true, sameSite: 'lax', secure: true, path: '/', maxAge: 604_800 },
  })
})

test('over http it works in every browser', () => {
  const { name, attributes } = getSessionCookie('http://localhost:3000')
  expect(name).toBe('session')
  expect(attributes).toMatchObject({ httpOnly: true, secure: false })
})
