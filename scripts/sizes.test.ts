import { expect, test } from 'vitest'
import { toReport } from './size-report.ts'
import { formatSize, isTooLarge } from './sizes.ts'

test('a module may be as large as its limit', () => {
  expect(isTooLarge({ subpath: 'stock', bytes: 1024, limitBytes: 1024 })).toBe(false)
  expect(isTooLarge({ subpath: 'stock', bytes: 1025, limitBytes: 1024 })).toBe(true)
  expect(isTooLarge({ subpath: 'stock', bytes: 1e6, limitBytes: undefined })).toBe(false)
})

test('a size is in KB, and a module without code says so', () => {
  expect([formatSize(1536), formatSize(20)]).toEqual(['1.5 KB', 'types only'])
})

test('the report has a row for each module that came, went or changed', () => {
  expect(toReport({ a: 1024, b: 2048, c: 1024 }, { a: 1024, b: 3072, d: 512 })).toBe(
    `| module | before | after | change |
|---|--:|--:|--:|
| \`b\` | 2.0 KB | 3.0 KB | +1024 B |
| \`c\` | 1.0 KB | – | −1024 B |
| \`d\` | – | 0.5 KB | +512 B |
`,
  )
  expect(toReport({ a: 1 }, { a: 1 })).toBe('No module of 1 has changed its size.\n')
})
