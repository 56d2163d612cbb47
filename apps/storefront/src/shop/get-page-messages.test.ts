import { getMessages } from '@sorrel/i18n/messages'
import { expect, test } from 'vitest'
import { getPageMessages } from './get-page-messages.ts'

const page = { of: '(shop)/products/page', locale: 'de' } as const

test('a page brings what it shows at once, of its late parts only what the store replaces', () => {
  const plain = getPageMessages({ ...page, storeMessages: {} })
  expect(plain['categories.filters.title']).toBe(getMessages('de')['categories.filters.title'])
  expect(plain).not.toHaveProperty('categories.filters.clear')
  const storeMessages = { categories: { filters: { clear: 'Alles weg', title: 'Sieb' } } }
  const replaced = getPageMessages({ ...page, storeMessages })
  expect(replaced).toEqual({
    ...plain,
    'categories.filters.title': 'Sieb',
    'categories.filters.clear': 'Alles weg',
  })
  expect(getPageMessages({ ...page, storeMessages: structuredClone(storeMessages) })).toBe(replaced)
})
