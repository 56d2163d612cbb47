import { expect, test } from 'vitest'
import { getSecurityHeaders } from './response-headers.ts'

test('every answer keeps its type, its frame and its address to itself', () => {
  expect(getSecurityHeaders({ publicOrigin: 'http://localhost:3000' })).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  })
})

test('over https a browser comes back over https for a year, on subdomains too', () => {
  const header = (publicOrigin: string) => getSecurityHeaders({ publicOrigin })['strict-transport-security']
  expect(header('https://shop.example')).toBe('max-age=31536000; includeSubDomains')
  expect(header('http://localhost:3000')).toBeUndefined()
})
