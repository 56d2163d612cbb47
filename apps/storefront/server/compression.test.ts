import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compress, getEncoding, isCompressible } from './compression.ts'

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['gzip;q=0, br;q=0', undefined],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['identity', undefined],
  ['BR', 'br'],
  [undefined, undefined],
])('%s chooses %s', (accepted, encoding) => {
  expect(getEncoding(accepted)).toBe(encoding)
})

test.each([
  ['text/html; charset=utf-8', true],
  ['text/x-component', true],
  ['application/json', true],
  ['image/svg+xml', true],
  ['image/webp', false],
  ['font/woff2', false],
])('%s is worth it: %s', (type, expected) => {
  expect(isCompressible(type)).toBe(expected)
})

test.each(['much', 'little'] as const)(
  'what is compressed with %s effort comes back whole',
  async (effort) => {
    const body = Buffer.from('soap '.repeat(1000))
    const brotli = await compress(body, 'br', effort)
    const gzipped = await compress(body, 'gzip', effort)
    expect(brotliDecompressSync(brotli)).toEqual(body)
    expect(gunzipSync(gzipped)).toEqual(body)
    expect(brotli.length).toBeLessThan(body.length / 10)
  },
)
