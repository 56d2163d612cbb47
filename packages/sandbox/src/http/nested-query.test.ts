import { expect, test } from 'vitest'
import { parseNestedQuery, toCondition, toTexts } from './nested-query.ts'

const parse = (query: string) => parseNestedQuery(new URLSearchParams(query))

test.each([
  ['limit=5', { limit: '5' }],
  ['$filters[price][0]=5&$filters[price][1]=9.5', { $filters: { price: { 0: '5', 1: '9.5' } } }],
  ['expand[]=variants&expand[]=categories', { expand: { 0: 'variants', 1: 'categories' } }],
  ['where[id][$in][0]=a', { where: { id: { $in: { 0: 'a' } } } }],
  ['a=1&a[b]=2', { a: { b: '2' } }],
  ['__proto__[x]=1', Object.fromEntries([['__proto__', { x: '1' }]])],
])('%s', (query, expected) => {
  expect(parse(query)).toEqual(expected)
})

test('the parameters of one list are its texts', () => {
  expect(toTexts(parse('a=x').a)).toEqual(['x'])
  expect(toTexts(parse('a[0]=x&a[1]=y').a)).toEqual(['x', 'y'])
  expect(toTexts(undefined)).toEqual([])
})

test('a condition has lists, numbers and truths', () => {
  const { where } = parse('where[price][$gte]=5.5&where[sale]=true&where[slug][$in][0]=a&where[x]=null')
  expect(toCondition(where)).toEqual({ price: { $gte: 5.5 }, sale: true, slug: { $in: ['a'] }, x: null })
})
