import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import {
  cacheTags,
  getSignedText,
  isWithinWindow,
  parseRevalidateBody,
  parseRevalidateHeaders,
  REVALIDATE_WINDOW_MS,
  SIGNATURE_HEADER,
  TIMESTAMP_HEADER,
} from './revalidate.ts'

test('every tag is taken by the endpoint', () => {
  const tags = [
    cacheTags.product('soap'),
    cacheTags.category('bath-body'),
    cacheTags.page('about'),
    cacheTags.reviews('p1'),
    cacheTags.settings(),
    cacheTags.menus(),
  ]
  expect(tags).toEqual([
    'product:soap',
    'category:bath-body',
    'page:about',
    'reviews:p1',
    'settings',
    'menus',
  ])
  expect(parseRevalidateBody({ tags })).toEqual({ ok: true, value: { tags } })
})

test.each([
  [{}],
  [{ tags: 'settings' }],
  [{ tags: [] }],
  [{ tags: ['all'] }],
  [{ tags: ['product:'] }],
  [{ tags: Array(51).fill('menus') }],
  [{ tags: ['menus'], force: true }],
  [null],
])('%j is refused', (body) => {
  expect(parseRevalidateBody(body).ok).toBe(false)
})

test('the signed text is time stamp, dot, body', () => {
  expect(getSignedText({ timestamp: 1700000000000, body: '{"tags":["menus"]}' })).toBe(
    '1700000000000.{"tags":["menus"]}',
  )
})

test('headers are read when both are well-formed', () => {
  const signature = createHmac('sha256', 'secret').update('1.x').digest('hex')
  const read = (timestamp: string, sign: string) =>
    parseRevalidateHeaders(new Headers({ [TIMESTAMP_HEADER]: timestamp, [SIGNATURE_HEADER]: sign }))
  expect(read('1700000000000', signature.toUpperCase())).toEqual({ timestamp: 1700000000000, signature })
  expect(read('yesterday', signature)).toBeUndefined()
  expect(read('1', signature.slice(1))).toBeUndefined()
  expect(parseRevalidateHeaders(new Headers())).toBeUndefined()
})

test.each([
  [0, true],
  [REVALIDATE_WINDOW_MS, true],
  [-REVALIDATE_WINDOW_MS, true],
  [REVALIDATE_WINDOW_MS + 1, false],
  [-REVALIDATE_WINDOW_MS - 1, false],
])('a clock %i ms off: %s', (offset, expected) => {
  const now = 1_700_000_000_000
  expect(isWithinWindow({ timestamp: now + offset, now })).toBe(expected)
})
