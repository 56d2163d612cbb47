import { describe, expect, it } from 'vitest'
import { isUnavailable, pickAlternatives } from './alternatives.ts'
import { anAttribute, aProduct, aProductPreview, aVariant } from './testing.ts'

const made = (...values: readonly string[]) => [anAttribute({ id: 'material', values, filterable: true })]
const limited = { stockTracking: true, stockPurchasable: false } as const

describe('isUnavailable', () => {
  it.each([
    ['in stock', aProduct(), false],
    ['not sold at all', aProduct({ purchaseOptions: {} }), true],
    ['sold out', aProduct({ ...limited, stockLevel: 0, variants: [] }), true],
    [
      'one variant left',
      aProduct({ ...limited, variants: [aVariant({ stockLevel: 0 }), aVariant({ stockLevel: 2 })] }),
      false,
    ],
    [
      'every variant sold out',
      aProduct({ ...limited, stockLevel: 3, variants: [aVariant({ stockLevel: 0 })] }),
      true,
    ],
    [
      'sold beyond its stock',
      aProduct({ stockTracking: true, stockPurchasable: true, stockLevel: 0 }),
      false,
    ],
  ])('%s', (_name, product, expected) => {
    expect(isUnavailable(product)).toBe(expected)
  })
})

describe('pickAlternatives', () => {
  const rounds = aProduct({ id: 'rounds', attributes: made('Cotton', 'Paper') })
  const offer = (id: string, values: readonly string[], more = {}) =>
    aProductPreview({ id, attributes: made(...values), ...more })

  it('takes the nearest three, in their order among equals', () => {
    const candidates = [
      offer('wool', ['Wool']),
      offer('cloth', ['Cotton']),
      offer('both', ['Paper', 'Cotton']),
      offer('towel', ['Cotton']),
    ]
    expect(pickAlternatives(rounds, candidates).map(({ id }) => id)).toEqual(['both', 'cloth', 'towel'])
  })

  it('prefers products that go with it to those of its category that share nothing', () => {
    const upSells = [
      offer('sheets', ['Paper pulp']),
      offer('cloth', ['Cotton']),
      offer('gone', [], { ...limited, stockLevel: 0 }),
    ]
    const candidates = [offer('wool', ['Wool']), offer('cloth', ['Cotton'])]
    const found = pickAlternatives({ ...rounds, upSells }, candidates)
    expect(found.map(({ id }) => id)).toEqual(['cloth', 'sheets'])
  })

  it('never the product itself, nor one that cannot be bought either', () => {
    const candidates = [
      offer('rounds', ['Cotton']),
      offer('gone', ['Cotton'], { ...limited, stockLevel: 0 }),
      offer('cloth', ['Cotton']),
    ]
    expect(pickAlternatives(rounds, candidates).map(({ id }) => id)).toEqual(['cloth'])
  })
})
