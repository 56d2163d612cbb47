import { expect, test } from 'vitest'
import { getPictureFiles, toImageSource } from './picture-files.ts'
import { ALL_WIDTHS, WINDOW_WIDTHS } from './picture-widths.ts'

function getWidths(width: number, sizes?: string): readonly number[] {
  const { srcSet = '' } = getPictureFiles({ src: '/cdn/soap.webp', width, sizes })
  return [...srcSet.matchAll(/\/(\d+)\/cdn/g)].map(([, made]) => Number(made))
}

test.each([
  ['a thumbnail', '88px', 1280, [96, 128, 256, 384]],
  ['a card', '(min-width: 60rem) 25vw, 50vw', 1280, [256, 384, 640, 750, 1200, 1920]],
  ['a card of fixed width in wide windows', '(min-width: 90rem) 340px, 50vw', 640, [384, 640]],
  ['a width in rem', '20rem', 1280, [384, 640, 750, 1200]],
  ['a small file', '100vw', 300, [384]],
  ['a file of unknown width', '100vw', 0, WINDOW_WIDTHS],
  ['a size without a length', 'auto', 100, [128]],
])('%s', (_, sizes, width, expected) => {
  expect(getWidths(width, sizes)).toEqual(expected)
})

test('without sizes it is sharp on screens of one and of two pixels', () => {
  expect(getPictureFiles({ src: '/cdn/a b.webp', version: '0a1b', width: 100 })).toEqual({
    sizes: undefined,
    srcSet: '/_image/0a1b/128/cdn/a%20b.webp 1x, /_image/0a1b/256/cdn/a%20b.webp 2x',
    src: '/_image/0a1b/256/cdn/a%20b.webp',
  })
})

test.each([
  ['/cdn/soap.webp', undefined, '/_image/latest/384/cdn/soap.webp'],
  [
    'https://cdn.swell.store/sorrel/1.png?width=9',
    '0a1b',
    '/_image/0a1b/384/https/cdn.swell.store/sorrel/1.png',
  ],
  ['http://localhost:9/a.png', '5f-1', '/_image/5f-1/384/http/localhost:9/a.png'],
])('%s in version %s is at %s', (src, version, expected) => {
  expect(getPictureFiles({ src, version, width: 300, sizes: '100vw' }).src).toBe(expected)
})

test.each(['', '/cdn/mark.svg', 'data:image/gif;base64,R0', 'blob:https://shop.example/1'])(
  '%j is shown as it is',
  (src) => {
    expect(getPictureFiles({ src, width: 100, sizes: '100vw' })).toEqual({ src })
  },
)

test.each([undefined, '', '100vw', '33vw', '72px', '4rem', '(min-width: 1px) 10px, 200vw'])(
  'in %j stand only widths that are made, rising',
  (sizes) => {
    for (const width of [0, 1, 88, 384, 385, 1280, 4000, 9000]) {
      const widths = getWidths(width, sizes)
      expect(widths.length).toBeGreaterThan(0)
      expect(ALL_WIDTHS).toEqual(expect.arrayContaining([...widths]))
      expect(widths).toEqual([...new Set(widths)].toSorted((one, other) => one - other))
    }
  },
)

test.each([
  ['http://localhost:4000/cdn/soap.webp', '/cdn/soap.webp'],
  ['http://localhost:4000/cdn/a/soap.webp?width=200', '/cdn/a/soap.webp'],
  ['http://localhost:4000/other/soap.webp', 'http://localhost:4000/other/soap.webp'],
  ['https://cdn.swell.store/sorrel/1.png', 'https://cdn.swell.store/sorrel/1.png'],
  ['http://localhost:40000/cdn/soap.webp', 'http://localhost:40000/cdn/soap.webp'],
  ['/local.png', '/local.png'],
])('%s is shown from %s', (src, expected) => {
  expect(toImageSource(src, 'http://localhost:4000')).toBe(expected)
})
