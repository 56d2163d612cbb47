import { expect, test } from 'vitest'
import { readRedirects } from './redirects.ts'

test('a file with the columns in any order gives redirects after the known ones', () => {
  const csv = '\uFEFFto,from\r\n/products/soap-bar,/products/soap\r\n\r\n"/about, us",/story\r\n'
  expect(readRedirects(csv, [{ from: '/a', to: '/b' }])).toEqual({
    ok: false,
    error: ['line 3: `to` is no path of the shop, such as /products/soap, without language, query and #'],
  })
  expect(readRedirects(csv.replace('"/about, us"', '/about'), [{ from: '/a', to: '/b' }])).toEqual({
    ok: true,
    value: [
      { from: '/a', to: '/b' },
      { from: '/products/soap', to: '/products/soap-bar' },
      { from: '/story', to: '/about' },
    ],
  })
})

test.each([
  ['without names of columns', '/a,/b\n/c,/d\n', /^The first line must name the columns: from,to$/],
  ['that is empty', '', /^The first line must name the columns: from,to$/],
  ['with an open quote', 'from,to\n"/a,/b\n', /^This is no CSV file: /],
  ['with too few columns', 'from,to\n/a\n', /^This is no CSV file: /],
  ['with a circle', 'from,to\n/a,/b\n/b,/a\n', /^line 2: it leads round in a circle$/],
  ['with an address', 'from,to\nhttps://shop.example/a,/b\n', /^line 2: `from` is no path/],
])('a file %s is refused', (_name, csv, error) => {
  const read = readRedirects(csv)
  expect(read.ok ? '' : read.error[0]).toMatch(error)
})
