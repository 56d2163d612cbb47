import fc from 'fast-check'
import { expect, test } from 'vitest'
import { getMenu, parseMenus } from '../settings.ts'

function parseItem(item: unknown) {
  return getMenu(parseMenus({ sections: [{ id: 'header', name: 'Header', items: [item] }] }), 'header')[0]
}

test.each([
  [
    { type: 'category', name: 'Gifts', model: 'categories', value: { id: '1', slug: 'gifts' } },
    { type: 'category', name: 'Gifts', value: { slug: 'gifts' } },
  ],
  [
    { type: 'category', name: 'All', value: { id: '1' } },
    { type: 'category', name: 'All', value: {} },
  ],
  [
    { type: 'category', name: 'None', value: null },
    { type: 'category', name: 'None' },
  ],
  [
    { type: 'product', name: 'Soap', value: { slug: 'soap' } },
    { type: 'product', name: 'Soap', value: { slug: 'soap' } },
  ],
  [
    { type: 'content', model: 'content/pages', name: 'About', value: { slug: 'about' } },
    { type: 'page', name: 'About', value: { slug: 'about' } },
  ],
  [
    { type: 'content', model: 'content/quizzes', name: 'Quiz', value: { id: 'q1' } },
    { type: 'quiz', name: 'Quiz', value: { id: 'q1' } },
  ],
  [
    { type: 'url', name: 'Out', value: 'https://x.example', options: { target: 'blank' } },
    { type: 'url', name: 'Out', value: 'https://x.example', target: '_blank' },
  ],
  [
    { type: 'url', name: 'None', options: { target: '_self' } },
    { type: 'url', name: 'None', target: '_self' },
  ],
  [
    { type: 'heading', name: 'Shop', options: { target: 'parent' } },
    { type: 'heading', name: 'Shop' },
  ],
  [{ type: 'home' }, { type: 'home', name: '' }],
  [
    { type: 'column', name: 'A', items: [{ type: 'home', name: 'Home' }, { type: 'video' }] },
    { type: 'column', name: 'A', items: [{ type: 'home', name: 'Home' }] },
  ],
  [{ type: 'video', name: 'Film' }, undefined],
  [{ name: 'Nothing' }, undefined],
  ['home', undefined],
])('%j', (item, expected) => {
  expect(parseItem(item)).toEqual(expected)
})

test('sections come as an object or as a list; one without id is dropped', () => {
  const sections = [
    { id: 'footer', items: { results: [{ type: 'home', name: 'Home' }] } },
    { name: 'x' },
    null,
  ]
  const expected = [{ id: 'footer', name: '', items: [{ type: 'home', name: 'Home' }] }]
  expect(parseMenus({ sections })).toEqual(expected)
  expect(parseMenus(sections)).toEqual(expected)
})

test('a menu the store does not have is empty', () => {
  expect(getMenu(parseMenus(null), 'header')).toEqual([])
})

test('items below the fifth level are dropped', () => {
  const deep = JSON.parse(`${'{"type":"column","items":['.repeat(2000)}${']}'.repeat(2000)}`)
  expect(JSON.stringify(parseItem(deep)).match(/column/g)).toHaveLength(5)
})

test('never throws', () => {
  const type = fc.constantFrom('category', 'product', 'content', 'url', 'column', 'x')
  const item = fc.record({ type, name: fc.jsonValue(), value: fc.jsonValue(), options: fc.jsonValue() })
  const nested = fc.record({ type, items: fc.oneof(fc.jsonValue(), fc.array(item)) })
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue(), fc.array(nested)), (items) => {
      expect(parseMenus({ sections: [{ id: 'a', items }] })).toHaveLength(1)
    }),
  )
})
