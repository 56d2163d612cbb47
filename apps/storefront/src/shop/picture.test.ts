import { expect, test } from 'vitest'
import { toImageSource } from './picture.ts'

test.each([
  ['http://localhost:4000/cdn/soap.webp', '/cdn/soap.webp'],
  ['http://localhost:4000/cdn/a/soap.webp?width=200', '/cdn/a/soap.webp'],
  ['http://localhost:4000/other/soap.webp', 'http://localhost:4000/other/soap.webp'],
  ['https://cdn.swell.store/sorrel/1.png', 'https://cdn.swell.store/sorrel/1.png'],
  ['http://localhost:40000/cdn/soap.webp', 'http://localhost:40000/cdn/soap.webp'],
  ['/local.png', '/local.png'],
])('%s is shown from %s', (src, expected) => {
  expect(toImageSource(src, 'http://localhost:4000')).toBe(expected)
})
