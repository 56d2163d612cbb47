import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { fromHsl, getContrast, parseColor, toHex, toHsl } from './color.ts'

describe('parseColor', () => {
  test.each([
    ['#fff', '#ffffff'],
    ['#1F2D27', '#1f2d27'],
    ['rgb(31, 45, 39)', '#1f2d27'],
    ['rgb(31 45 39)', '#1f2d27'],
    ['rgb(300, -5, 39)', '#ff0027'],
    ['hsl(154, 18%, 15%)', '#1f2d27'],
    ['  #e0b15b ', '#e0b15b'],
  ])('reads %s', (text, hex) => {
    const color = parseColor(text)
    expect(color && toHex(color)).toBe(hex)
  })

  test.each([
    'red;}</style><script>alert(1)</script>',
    '#12345',
    '#ffff',
    'rgba(0,0,0,.5)',
    'var(--x)',
    'url(https://example.com)',
    'rgb(1,2)',
    '',
    `#${'f'.repeat(100)}`,
    7,
    undefined,
    { toString: () => '#fff' },
  ])('refuses %s', (value) => {
    expect(parseColor(value)).toBeUndefined()
  })
})

test('contrast equals the examples of WCAG', () => {
  expect(getContrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21, 5)
  expect(getContrast([0x77, 0x77, 0x77], [255, 255, 255])).toBeCloseTo(4.48, 2)
})

const channel = fc.integer({ min: 0, max: 255 })

test('a colour is unchanged after a conversion to HSL and back', () => {
  fc.assert(
    fc.property(channel, channel, channel, (red, green, blue) => {
      const back = fromHsl(toHsl([red, green, blue]))
      expect(
        Math.max(Math.abs(back[0] - red), Math.abs(back[1] - green), Math.abs(back[2] - blue)),
      ).toBeLessThanOrEqual(1)
    }),
  )
})
