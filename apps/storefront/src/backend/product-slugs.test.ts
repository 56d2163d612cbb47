import { expect, test } from 'vitest'
import { createRecordSlugs } from './product-slugs.ts'

test('ids and slugs are learned from the answers that pages are made of', () => {
  const slugs = createRecordSlugs(() => 7)
  slugs.learn(
    '{"data":{"products":{"results":[{"id":"p1","slug":"soap","name":"Soap"},{"id":"p2","slug":"oil"}]}}}',
  )
  slugs.learn('{"data":{"productBySlug":{"id":"p1","slug":"new-soap"}}}')
  expect([slugs.get('p1'), slugs.get('p2'), slugs.get('p3')]).toEqual([['new-soap', 'soap'], ['oil'], []])
  slugs.learn('{"data":{"categories":{"results":[{"name":"Gifts","slug":"gifts"}]}}}')
  expect(slugs.getSeenAt('gifts')).toBe(7)
  expect([slugs.getSeenAt('oil'), slugs.getSeenAt('none')]).toEqual([7, undefined])
})
