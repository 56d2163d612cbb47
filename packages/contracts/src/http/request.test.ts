import { describe, expect, test } from 'vitest'
import { checkOrigin, readCookie, toRequestId } from './request.ts'

const OURS = 'https://shop.example'

const call = (method: string, headers: Record<string, string> = {}) => new Request(OURS, { method, headers })

describe('checkOrigin', () => {
  test.each([
    [OURS, true],
    ['https://shop.example:444', false],
    ['http://shop.example', false],
    ['https://shop.example.evil.example', false],
    ['https://evil.example', false],
    ['null', false],
    ['', false],
  ])('a change from %j: %s', (origin, passes) => {
    expect(checkOrigin(call('POST', { origin }), [OURS]) === undefined).toBe(passes)
  })

  test('a change that names no origin is refused, reading is free', () => {
    expect(checkOrigin(call('DELETE'), [OURS])).toMatchObject({ code: 'forbidden' })
    expect(checkOrigin(call('POST', { origin: 'null' }), ['null'])).toMatchObject({ code: 'forbidden' })
    expect(checkOrigin(call('GET'), [OURS])).toBeUndefined()
    expect(checkOrigin(call('HEAD'), [OURS])).toBeUndefined()
  })
})

test('a well-formed request id is kept, any other is replaced', () => {
  expect(toRequestId('abcd-1234')).toBe('abcd-1234')
  for (const given of [null, undefined, '', 'short', 'with space', ['abcd-1234'], 'x'.repeat(65)])
    expect(toRequestId(given)).toMatch(/^[\da-f-]{36}$/)
})

test('a cookie is found by its whole name', () => {
  const request = { headers: new Headers({ cookie: 'sid=1; id=a=b' }) }
  expect(readCookie(request, 'id')).toBe('a=b')
  expect(readCookie(request, 'd')).toBeUndefined()
})
