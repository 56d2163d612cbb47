import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addRedirects, findRedirect, parseStoreSettings } from '../settings.ts'

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

const move = (from: string, to: string) => ({ from, to })

test.each([
  ['one more', [move('/x', '/y')], [move('/a', '/b')], [move('/x', '/y'), move('/a', '/b')]],
  ['the same beginning', [move('/a', '/x')], [move('/a', '/b')], [move('/a', '/b')]],
  ['the way back', [move('/b', '/a')], [move('/a', '/b')], [move('/a', '/b')]],
])('%s', (_name, known, added, expected) => {
  expect(addRedirects(known, added)).toEqual({ ok: true, value: expected })
})

test.each([
  ['from', [move('a', '/b')]],
  ['from', [move('/a?b=c', '/b')]],
  ['to', [move('/a', 'https://elsewhere.example/')]],
  ['itself', [move('/a', '/a')]],
  ['circle', [move('/a', '/b'), move('/b', '/a')]],
])('a fault of %s refuses all', (problem, added) => {
  const result = addRedirects([], added)
  expect(!result.ok && result.error[0]).toEqual({ index: 0, problem })
})

test('a beginning that is there twice is refused at its second place, and so is one too many', () => {
  const twice = [move('/a', '/b'), move('/a', '/c')]
  expect(addRedirects([], twice)).toEqual({ ok: false, error: [{ index: 1, problem: 'twice' }] })
  const many = Array.from({ length: 1001 }, (_, index) => move(`/${index}`, '/x'))
  expect(addRedirects([], many)).toEqual({ ok: false, error: [{ index: 1000, problem: 'too many' }] })
})

test('what is taken leads somewhere, and nowhere in a circle', () => {
  const path = fc.constantFrom('/a', '/b', '/c', '/d', '/e')
  const moves = fc.array(fc.record({ from: path, to: path }), { maxLength: 5 })
  fc.assert(
    fc.property(moves, moves, (first, second) => {
      const known = addRedirects([], first)
      const all = addRedirects(known.ok ? known.value : [], second)
      if (!all.ok) return
      for (const { from } of all.value) expect(findRedirect(all.value, from)).toBeDefined()
    }),
  )
})
