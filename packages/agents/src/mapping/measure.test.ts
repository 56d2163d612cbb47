import type { NetContent } from '@sorrel/domain/unit-price'
import { expect, test } from 'vitest'
import { toMeasure } from './measure.ts'

test.each([
  [{ amount: 750, unit: 'ml' }, 'ml', { value: 750, unit: 'MLT', display_text: 'ml' }],
  [{ amount: 1500, unit: 'ml' }, 'l', { value: 15, scale: 1, unit: 'LTR', display_text: 'l' }],
  [{ amount: 2000, unit: 'g' }, 'kg', { value: 2, unit: 'KGM', display_text: 'kg' }],
  [{ amount: 1234.5, unit: 'g' }, 'kg', { value: 12_345, scale: 4, unit: 'KGM', display_text: 'kg' }],
  [{ amount: 0.33, unit: 'l' }, 'l', { value: 33, scale: 2, unit: 'LTR', display_text: 'l' }],
  [{ amount: 2.5, unit: 'm' }, 'm', { value: 25, scale: 1, unit: 'MTR', display_text: 'm' }],
] as const satisfies readonly (readonly [NetContent, NetContent['unit'], object])[])(
  '%o is whole steps of %s',
  (content, unit, measure) => {
    expect(toMeasure(content, unit)).toEqual(measure)
  },
)
