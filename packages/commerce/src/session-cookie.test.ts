import { expect, test } from 'vitest'
import { getSessionCookie, isSessionToken } from './session-cookie.ts'

test('over https the cookie is bound to its host', () => {
  expect(getSessionCookie('https://shop.example')).toEqual({
    name: '__Host-session',
    attributes: {
      httpOnly: true,
      sameSite: 'lax',
      secure: true,
      partitioned: false,
      path: '/',
      maxAge: 604_800,
    },
  })
})

test('in the editor’s frame it may cross sites, for that editor alone', () => {
  const { attributes } = getSessionCookie('https://shop.example', { framed: true })
  expect(attributes).toMatchObject({ sameSite: 'none', secure: true, partitioned: true })
  const local = getSessionCookie('http://localhost:3000', { framed: true })
  expect(local.attributes).toMatchObject({ sameSite: 'lax', partitioned: false })
})

test('over http it works in every browser', () => {
  const { name, attributes } = getSessionCookie('http://localhost:3000')
  expect(name).toBe('session')
  expect(attributes).toMatchObject({ httpOnly: true, secure: false })
})

test.each([
  ['a:b_c-1.~%3A', true],
  ['a'.repeat(200), true],
  ['a'.repeat(201), false],
  ['', false],
  ['\0', false],
  ['a\n', false],
  ['。', false],
])('%j can be a token: %s', (value, isToken) => {
  expect(isSessionToken(value)).toBe(isToken)
})
