import { expect, test } from 'vitest'
import { getPictureFiles, PART_WIDTHS, toImageSource, WINDOW_WIDTHS } from './picture-files.ts'

const ALL = [...PART_WIDTHS, ...WINDOW_WIDTHS]

function getWidths(width: number, sizes?: string): readonly number[] {
  const { srcSet = '' } = getPictureFiles({ src: '/cdn/soap.webp', width, sizes })
  return [...srcSet.matchAll(/&w=(\d+)&/g)].map(([, made]) => Number(made))
}

test.each([
  ['a thumbnail', '88px', 1280, [96, 128, 256, 384]],
  ['a card', '(min-width: 60rem) 25vw, 50vw', 1280, [256, 384, 640, 750, 828, 1080, 1200, 1920]],
  ['a card of fixed width in wide windows', '(min-width: 90rem) 340px, 50vw', 640, [384, 640]],
  ['a width in rem', '20rem', 1280, [384, 640, 750, 828, 1080]],
  ['a small file', '100vw', 300, [384]],
  ['a file of unknown width', '100vw', 0, WINDOW_WIDTHS],
  ['a size without a length', 'auto', 100, [128]],
])('%s', (_, sizes, width, expected) => {
  expect(getWidths(width, sizes)).toEqual(expected)
})

test('without sizes it is sharp on screens of one and of two pixels', () => {
  expect(getPictureFiles({ src: '/cdn/a b.webp', width: 100 })).toEqual({
    sizes: undefined,
    srcSet:
      '/_next/image?url=%2Fcdn%2Fa%20b.webp&w=128&q=75 1x, /_next/image?url=%2Fcdn%2Fa%20b.webp&w=256&q=75 2x',
    src: '/_next/image?url=%2Fcdn%2Fa%20b.webp&w=256&q=75',
  })
})

test.each(['', '/cdn/mark.svg', 'data:image/gif;base64,R0', 'blob:https://shop.example/1'])(
  '%j is shown as it is',
  (src) => {
    expect(getPictureFiles({ src, width: 100, sizes: '100vw' })).toEqual({ src })
  },
)

test.each([undefined, '', '100vw', '33vw', '72px', '4rem', '(min-width: 1px) 10px, 200vw'])(
  'in %j stand only widths that the optimiser makes, rising',
  (sizes) => {
    for (const width of [0, 1, 88, 384, 385, 1280, 4000, 9000]) {
      const widths = getWidths(width, sizes)
      expect(widths.length).toBeGreaterThan(0)
      expect(ALL).toEqual(expect.arrayContaining([...widths]))
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
