import { colorsNamed, converter, formatCss } from 'culori'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Rgb, toHex } from './color.ts'
import { parseColor } from './css-color.ts'

const read = (text: unknown, ground?: Rgb): string | undefined => {
  const color = parseColor(text, ground)
  return color && toHex(color)
}

describe('parseColor', () => {
  test.each([
    ['#fff', '#ffffff'],
    ['#1F2D27', '#1f2d27'],
    ['rgb(31, 45, 39)', '#1f2d27'],
    ['rgb(31 45 39)', '#1f2d27'],
    ['rgb(300, -5, 39)', '#ff0027'],
    ['rgb(10% 20% 30%)', '#1a334d'],
    ['hsl(154, 18%, 15%)', '#1f2d27'],
    ['hsl(0.5turn 100% 50%)', '#00ffff'],
    ['hwb(180 0% 20%)', '#00cccc'],
    ['hwb(120 60% 60%)', '#808080'],
    ['  #e0b15b ', '#e0b15b'],
    ['RebeccaPurple', '#663399'],
    ['oklch(100% 0 0)', '#ffffff'],
    ['oklch(none none none)', '#000000'],
    ['color(srgb 1 0.5 0)', '#ff8000'],
    ['color(srgb-linear 1 1 1)', '#ffffff'],
  ])('reads %s', (text, hex) => {
    expect(read(text)).toBe(hex)
  })

  test.each([
    ['transparent', '#102030'],
    ['rgba(255, 255, 255, 0)', '#102030'],
    ['rgb(0 0 0 / 50%)', '#081018'],
    ['#00000080', '#081018'],
    ['#0008', '#070f16'],
    ['hsla(0, 0%, 100%, 1)', '#ffffff'],
  ])('lays %s on its ground', (text, hex) => {
    expect(read(text, [16, 32, 48])).toBe(hex)
  })

  test.each([
    'red;}</style><script>alert(1)</script>',
    'banana',
    '#12345',
    'var(--x)',
    'currentColor',
    'Canvas',
    'url(https://example.com)',
    'rgb(1,2)',
    'rgb(1 2 3 4)',
    'rgb(1, 2, 3, 4, 5)',
    'rgb(1 2 3 / 4 / 5)',
    'rgb(1px 2 3)',
    'rgb(0,0,0',
    'lab(50% 40 1turn)',
    'oklch(from red l c h)',
    'color(unknown 1 1 1)',
    'color-mix(in srgb, red, blue)',
    'rgb(calc(1) 2 3)',
    'constructor',
    '__proto__(1 2 3)',
    '',
    `#${'f'.repeat(100)}`,
    7,
    undefined,
    { toString: () => '#fff' },
  ])('refuses %s', (value) => {
    expect(parseColor(value)).toBeUndefined()
  })
})

test('names are those of CSS', () => {
  for (const [name, value] of Object.entries(colorsNamed))
    expect([name, read(name)]).toEqual([name, `#${value.toString(16).padStart(6, '0')}`])
  expect(Object.keys(colorsNamed)).toHaveLength(148)
})

const isNear = (one: Rgb, red: number, green: number, blue: number, by: number): boolean =>
  [red, green, blue].every((value, index) => Math.abs((one[index] ?? 0) - value * 255) <= by)

describe.each(['lab', 'lch', 'oklab', 'oklch', 'hsl', 'hwb', 'p3', 'lrgb'] as const)('%s', (mode) => {
  const channel = fc.integer({ min: 0, max: 255 })

  test('gives back every colour of sRGB', () => {
    fc.assert(
      fc.property(channel, channel, channel, (red, green, blue) => {
        const color = { mode: 'rgb', r: red / 255, g: green / 255, b: blue / 255 } as const
        const text = formatCss(converter(mode)(color))
        const back = parseColor(text)
        expect([text, back && isNear(back, color.r, color.g, color.b, 1.01)]).toEqual([text, true])
      }),
    )
  })
})

const toOklch = converter('oklch')

test('a colour outside sRGB keeps its lightness and hue and loses chroma', () => {
  const light = fc.double({ min: 0.2, max: 0.95, noNaN: true })
  const chroma = fc.double({ min: 0, max: 0.5, noNaN: true })
  const hue = fc.double({ min: 0, max: 360, noNaN: true })
  fc.assert(
    fc.property(light, chroma, hue, (l, c, h) => {
      const [red = 0, green = 0, blue = 0] =
        parseColor(`oklch(${l.toFixed(4)} ${c.toFixed(4)} ${h.toFixed(2)})`) ?? []
      const found = toOklch({ mode: 'rgb', r: red / 255, g: green / 255, b: blue / 255 })
      expect(Math.abs(found.l - l)).toBeLessThan(0.02)
      expect(found.c).toBeLessThan(c + 0.02)
      // The hue of what is nearly grey or black says nothing.
      const turned = Math.abs((((found.h ?? h) - h + 540) % 360) - 180)
      expect(turned * found.c * found.l).toBeLessThan(1)
    }),
    { numRuns: 2000 },
  )
})
