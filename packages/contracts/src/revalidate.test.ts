import { expect, test } from 'vitest'
import { cacheTags, parseRevalidateBody } from './revalidate.ts'

test('every tag is taken by the endpoint', () => {
  const tags = [
    cacheTags.product('soap'),
    cacheTags.category('bath-body'),
    cacheTags.list('bath-body'),
    cacheTags.allProducts(),
    cacheTags.page('about'),
    cacheTags.reviews('p1'),
    cacheTags.settings(),
    cacheTags.menus(),
  ]
  expect(tags).toEqual([
    'product:soap',
    'category:bath-body',
    'list:bath-body',
    'list:*',
    'page:about',
    'reviews:p1',
    'settings',
    'menus',
  ])
  expect(parseRevalidateBody({ tags })).toEqual({ ok: true, value: { tags, purge: false } })
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
