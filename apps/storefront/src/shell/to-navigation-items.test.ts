import { type MenuItem, toNavigation } from '@sorrel/domain/menu'
import { expect, test } from 'vitest'
import { toColumns, toNavigationItems, toRow } from './to-navigation-items.ts'

const heading = (name: string): MenuItem => ({ type: 'heading', name })
const link = (name: string): MenuItem => ({ type: 'category', name, value: { slug: name.toLowerCase() } })
const column = (...items: readonly MenuItem[]): MenuItem => ({ type: 'column', name: '', items })
const toHref = (path: string) => `/fr${path}`

const read = (...items: readonly MenuItem[]) => toNavigationItems(toNavigation(items), toHref)

test('a plain entry keeps its place and gets the language of the page', () => {
  expect(read(link('Gifts'))).toEqual([{ id: '0', label: 'Gifts', href: '/fr/categories/gifts' }])
})

test('a group opens columns under their headings', () => {
  const [gifts] = read({
    ...link('Gifts'),
    items: [
      column(heading('To give'), link('Sets'), link('Candles')),
      column(heading('Not sure?'), link('All')),
    ],
  })
  expect(gifts?.href).toBe('/fr/categories/gifts')
  expect(gifts?.columns?.map((each) => [each.heading, each.links.map(({ label }) => label)])).toEqual([
    ['To give', ['Sets', 'Candles']],
    ['Not sure?', ['All']],
  ])
})

test('links that stand alone in a group share a column without heading, a later heading begins another', () => {
  const [shop] = read({ ...link('Shop'), items: [link('New'), link('Old'), heading('More'), link('Rest')] })
  expect(shop?.columns?.map((each) => [each.heading, each.links.length])).toEqual([
    [undefined, 2],
    ['More', 1],
  ])
})

test('a group in a column is shown flat, and a heading without links is left out', () => {
  const entries = toNavigation([
    column(heading('Empty')),
    column(heading('Help'), { ...link('Care'), items: [link('Wash')] }),
  ])
  const columns = toColumns(entries, { id: 'footer', toHref })
  expect(columns.map((each) => [each.heading, each.links.map(({ label }) => label)])).toEqual([
    ['Help', ['Care', 'Wash']],
  ])
})

test('in one row headings and names are text between the links', () => {
  const row = toRow(
    toNavigation([
      heading('Season'),
      { ...column(heading('To give'), link('Sets')), name: 'Gifts' },
      { ...heading('Help'), items: [link('Care')] },
      { ...link('Soap'), items: [link('Bars')] },
    ]),
    { id: 'row', toHref },
  )
  expect(row.map(({ label, href }) => [label, href])).toEqual([
    ['Season', undefined],
    ['Gifts', undefined],
    ['To give', undefined],
    ['Sets', '/fr/categories/sets'],
    ['Help', undefined],
    ['Care', '/fr/categories/care'],
    ['Soap', '/fr/categories/soap'],
    ['Bars', '/fr/categories/bars'],
  ])
  expect(new Set(row.map(({ id }) => id)).size).toBe(row.length)
})

test('a heading of the first level leads nowhere and every id is its own', () => {
  const items = read(heading('Season'), { ...link('Gifts'), items: [link('Sets'), link('Cards')] })
  expect(items[0]).toEqual({ id: '0', label: 'Season' })
  const ids = items.flatMap(({ id, columns = [] }) => [
    id,
    ...columns.flatMap((each) => [each.id, ...each.links.map((own) => own.id)]),
  ])
  expect(new Set(ids).size).toBe(ids.length)
})
