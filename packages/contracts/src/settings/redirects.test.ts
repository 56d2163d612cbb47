import { expect, test } from 'vitest'
import { findRedirect, parseStoreSettings } from '../settings.ts'

const read = (...redirects: readonly unknown[]) => parseStoreSettings({ values: { redirects } }).redirects

test.each([
  [{ from: '/products/a', to: '/products/b' }, 1],
  [{ from: '/a', to: '/' }, 1],
  [{ from: '/a', to: '/a' }, 0],
  [{ from: '/a' }, 0],
  [{ from: 'a', to: '/b' }, 0],
  [{ from: '/a', to: 'https://elsewhere.example' }, 0],
  [{ from: '/a', to: '//elsewhere.example' }, 0],
  [{ from: '/a', to: '/\\elsewhere.example' }, 0],
  [{ from: '/a?x=1', to: '/b' }, 0],
  [{ from: '/a', to: '/b\r\nset-cookie: x' }, 0],
  ['/a', 0],
])('%j gives %i redirects', (entry, count) => {
  expect(read(entry)).toHaveLength(count)
})

test('an address is followed through every redirect', () => {
  const moves = read({ from: '/a', to: '/b' }, { from: '/b', to: '/c' })
  expect([findRedirect(moves, '/a'), findRedirect(moves, '/b'), findRedirect(moves, '/c')]).toEqual([
    '/c',
    '/c',
    undefined,
  ])
})

test('a circle of redirects is ignored', () => {
  const moves = read({ from: '/a', to: '/b' }, { from: '/b', to: '/a' }, { from: '/x', to: '/a' })
  expect(['/a', '/b', '/x'].map((path) => findRedirect(moves, path))).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})
