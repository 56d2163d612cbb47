import { expect, test } from 'vitest'
import { fetchProductEntries } from './catalog.ts'
import { createFakeClient } from './testing.ts'

test('a part of all products is one call for each thousand', async () => {
  const client = createFakeClient({
    getProductEntries: ({ variables }) => {
      const start = (Number(variables.page) - 1) * 1000
      const results = Array.from({ length: Math.min(1000, 12_345 - start) }, (_, index) => ({
        slug: `p-${start + index}`,
        name: 'P',
        images: [],
      }))
      return { data: { products: { count: 12_345, page: variables.page, pageCount: 13, results } } }
    },
  })
  const found = await fetchProductEntries(client, { from: 10_000, to: 20_000 })
  expect(found).toMatchObject({ value: { count: 12_345 } })
  expect(found.ok && found.value.entries.map(({ slug }) => slug).at(0)).toBe('p-10000')
  expect(found.ok && found.value.entries).toHaveLength(2345)
  expect(client.calls.map(({ variables }) => variables.page)).toEqual([11, 12, 13])
})
