import type { IncomingHttpHeaders } from 'node:http'
import { expect, test } from 'vitest'
import { getClientAddress } from './incoming.ts'

const from = (
  forwarded: string | undefined,
): { headers: IncomingHttpHeaders; socket: { remoteAddress: string } } => ({
  headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  socket: { remoteAddress: '10.0.0.9' },
})

test.each([
  { hops: 0, forwarded: '1.1.1.1', address: '10.0.0.9', why: 'nobody in front is believed' },
  { hops: 1, forwarded: undefined, address: '10.0.0.9', why: 'the header is missing' },
  {
    hops: 1,
    forwarded: '6.6.6.6, 1.1.1.1',
    address: '1.1.1.1',
    why: 'only the last entry is our proxy’s own word',
  },
  { hops: 2, forwarded: '6.6.6.6, 1.1.1.1, 2.2.2.2', address: '1.1.1.1', why: 'two proxies of our own' },
  { hops: 3, forwarded: '1.1.1.1', address: '1.1.1.1', why: 'fewer entries than proxies' },
])('$hops hops: $why', ({ hops, forwarded, address }) => {
  expect(getClientAddress(from(forwarded), hops)).toBe(address)
})
