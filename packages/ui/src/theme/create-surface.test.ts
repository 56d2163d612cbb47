import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { themePresets } from '../theme-presets/theme-presets.ts'
import { getContrast, type Rgb } from './color.ts'
import { parseColor } from './css-color.ts'
import { createSurface, getTextContrast } from './create-surface.ts'

type Style = Readonly<Record<string, string>>

const read = (style: Style, role: string): Rgb => {
  const color = parseColor(style[`--sorrel-surface-${role}`])
  if (color === undefined) throw new Error(`${role} is no colour`)
  return color
}

const onSurface = (style: Style, role: string): number =>
  getContrast(read(style, role), read(style, 'background'))

describe('createSurface', () => {
  test.each([undefined, '', 'red;}', 'url(https://example.com)', 7])(
    '%s is not a background',
    (background) => {
      expect(createSurface({ background })).toBeUndefined()
    },
  )

  test('keeps the text colours of the theme when they are readable', () => {
    expect(createSurface({ background: '#F6F3EC' })).toMatchObject({
      backgroundColor: '#f6f3ec',
      color: '#4a5751',
      colorScheme: 'light',
      '--sorrel-surface-heading': '#1f2d27',
    })
  })

  test('otherwise derives the text colours from the background', () => {
    expect(createSurface({ background: '#26493A' })).toMatchObject({
      backgroundColor: '#26493a',
      colorScheme: 'dark',
      '--sorrel-surface-heading': '#ffffff',
      '--sorrel-surface-primary': '#ffffff',
      '--sorrel-surface-on-primary': '#26493a',
    })
    expect(createSurface({ background: '#F6F3EC', theme: themePresets.ember })).toMatchObject({
      '--sorrel-surface-heading': '#1b1613',
    })
  })

  test('a button in a colour that hardly differs from a dark surface takes the text colour', () => {
    expect(createSurface({ background: '#1F2D27' })).toMatchObject({ '--sorrel-surface-primary': '#ffffff' })
  })

  test('uses the given text colour when it is readable', () => {
    const light = { background: '#ffffff' }
    expect(createSurface({ ...light, text: '#7a1fa2' })).toMatchObject({
      color: '#7a1fa2',
      '--sorrel-surface-heading': '#7a1fa2',
    })
    expect(createSurface({ ...light, text: '#eeeeee' })).toEqual(createSurface(light))
  })

  test('any background in any theme has readable colours', () => {
    const color = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`)
    const palette = fc.record({ primary: color, body: color, success: fc.record({ dark: color }) })
    fc.assert(
      fc.property(color, fc.option(color), palette, (background, text, colors) => {
        const style = createSurface({ background, text, theme: { colors } }) ?? {}
        for (const role of ['heading', 'body', 'success', 'warning', 'error'])
          expect(onSurface(style, role)).toBeGreaterThanOrEqual(4.5)
        for (const role of ['control', 'focus', 'mark'])
          expect(onSurface(style, role)).toBeGreaterThanOrEqual(3)
        expect(getContrast(read(style, 'on-primary'), read(style, 'primary'))).toBeGreaterThanOrEqual(4.5)
      }),
      { numRuns: 2000 },
    )
  })
})

describe('getTextContrast', () => {
  const surface = { background: '#EFEAE0', text: '#1F2D27' }

  test('is the lowest on any of the grounds', () => {
    const contrast = getTextContrast(surface, { grounds: ['#ffffff', '#b8b0a0'], veil: 0 })
    expect(contrast).toBeCloseTo(getContrast([31, 45, 39], [184, 176, 160]))
  })

  test('counts the layer in between', () => {
    const on = (veil: number) => getTextContrast(surface, { grounds: ['#26493a'], veil })
    expect(on(0)).toBeLessThan(4.5)
    expect(on(1)).toBeCloseTo(getContrast([31, 45, 39], [239, 234, 224]))
  })

  test('a surface without a colour is the page', () => {
    expect(getTextContrast({ background: undefined }, { grounds: ['#ffffff'], veil: 0 })).toBeGreaterThan(4.5)
    expect(getTextContrast({ background: undefined }, { grounds: ['url(x)'], veil: 0 })).toBe(1)
  })
})
