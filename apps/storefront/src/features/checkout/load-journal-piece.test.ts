import { parseCleanPage } from '@sorrel/commerce/content'
import { expect, test } from 'vitest'
import { pickPiece } from './load-journal-piece.ts'

const toPage = (slug: string, description: string) =>
  parseCleanPage({
    id: slug,
    slug,
    name: slug,
    published: true,
    sections: [{ id: 'a', type: 'article', chapters: [{ id: 'c', description }] }],
  }) ?? null

const pieces = [
  { title: 'The last bottle', href: '/bottle' },
  { title: 'Washing less', href: '/washing' },
  { title: 'Gone', href: '/gone' },
]
const pages = [
  toPage('bottle', '<p>The <a href="/products/hand-wash">bottle</a> stays.</p>'),
  toPage(
    'washing',
    '<p><a href="/products/dryer-balls">Balls</a> and <a href="/products/sheets">sheets</a>.</p>',
  ),
  null,
]

test.each([
  [['soap', 'sheets'], '/washing'],
  [['dryer-balls', 'hand-wash'], '/bottle'],
  [['hand'], '/bottle'],
  [[], '/bottle'],
])('of an order with %j it is %s', (slugs, href) => {
  expect(pickPiece(pieces, pages, slugs)?.href).toBe(href)
})

test('none without a journal', () => {
  expect(pickPiece([], [], ['soap'])).toBeUndefined()
})
