import { expect, test } from 'vitest'
import { toBreadcrumbList } from './breadcrumbs.ts'

test('the way to a page names each step and ends at the page itself', () => {
  const list = toBreadcrumbList({
    breadcrumbs: [{ label: 'Home', path: '/' }, { label: 'Gifts' }],
    path: '/categories/gifts',
    toAddress: (path) => `https://shop.example/fr${path}`,
  })
  expect(list).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://shop.example/fr/' },
      { '@type': 'ListItem', position: 2, name: 'Gifts', item: 'https://shop.example/fr/categories/gifts' },
    ],
  })
})
