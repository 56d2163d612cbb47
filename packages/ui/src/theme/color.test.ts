import { expect, test } from 'vitest'
import fc from 'fast-check'
import { fromHsl, getContrast, toHsl } from './color.ts'

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
