import { describe, expect, test } from 'vitest'
import { checkOrigin, getClientAddress, readCookie, toRequestId } from './request.ts'

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

test.each([
  { proxyHops: 0, forwardedFor: '1.1.1.1', address: '10.0.0.9', why: 'nobody in front is believed' },
  { proxyHops: 1, forwardedFor: undefined, address: '10.0.0.9', why: 'the header is missing' },
  {
    proxyHops: 1,
    forwardedFor: '6.6.6.6, 1.1.1.1',
    address: '1.1.1.1',
    why: 'only the last entry is our own proxy’s',
  },
  { proxyHops: 2, forwardedFor: '6.6.6.6, 1.1.1.1, 2.2.2.2', address: '1.1.1.1', why: 'two proxies of ours' },
  { proxyHops: 3, forwardedFor: '1.1.1.1', address: '1.1.1.1', why: 'fewer entries than proxies' },
])('$proxyHops hops: $why', ({ proxyHops, forwardedFor, address }) => {
  expect(getClientAddress({ peer: '10.0.0.9', forwardedFor, proxyHops })).toBe(address)
})

test('a cookie is found by its whole name', () => {
  const request = { headers: new Headers({ cookie: 'sid=1; id=a=b' }) }
  expect(readCookie(request, 'id')).toBe('a=b')
  expect(readCookie(request, 'd')).toBeUndefined()
})
