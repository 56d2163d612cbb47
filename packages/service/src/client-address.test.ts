import { expect, test } from 'vitest'
import { getClientAddress } from './client-address.ts'

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
