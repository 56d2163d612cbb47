import type { LookupAddress } from 'node:dns'
import { expect, test } from 'vitest'
import { createPublicLookup, isPublicAddress } from './public-address.ts'

test.each(['1.1.1.1', '151.101.1.6', '172.32.0.1', '2606:4700::1111', '2a04:4e42::6'])(
  '%s is public',
  (address) => {
    expect(isPublicAddress(address)).toBe(true)
  },
)

test.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:1.1.1.1',
  '64:ff9b::7f00:1',
  '2001::1',
  '2001:db8::1',
  '2002:7f00:1::',
  'fc00::1',
  'fd12::1',
  'fe80::1',
  'ff02::1',
  'localhost',
  '',
])('%j is not public', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

/** What a look-up gives for a host that has these addresses. */
function lookUp(addresses: readonly string[], all: boolean): Promise<unknown> {
  const found: LookupAddress[] = addresses.map((address) => ({
    address,
    family: address.includes(':') ? 6 : 4,
  }))
  const lookup = createPublicLookup((_, __, done) => done(null, found))
  return new Promise((resolve) => {
    lookup('cdn.example', { all }, (error, address) => resolve(error?.message ?? address))
  })
}

test('a host with public addresses is reached at them', async () => {
  expect(await lookUp(['1.1.1.1', '2606:4700::1111'], false)).toBe('1.1.1.1')
  expect(await lookUp(['1.1.1.1'], true)).toEqual([{ address: '1.1.1.1', family: 4 }])
})

test('a host with one address that is not public is not reached', async () => {
  expect(await lookUp(['1.1.1.1', '10.0.0.1'], true)).toBe('cdn.example is not a public host')
  expect(await lookUp(['::1'], false)).toBe('cdn.example is not a public host')
  expect(await lookUp([], true)).toBe('cdn.example has no address')
})
