import { describe, expect, it } from 'vitest'
import { getBundlePieces, getPartLabel, getPartName } from './bundle-part.ts'

describe('getPartName', () => {
  it.each([
    ['without a variant', { name: 'Soap' }, 'Soap'],
    ['with one', { name: 'Soap', variantName: 'Mint' }, 'Soap, Mint'],
  ])('%s', (_name, part, expected) => {
    expect(getPartName(part)).toBe(expected)
    expect(getPartLabel({ ...part, quantity: 2 })).toBe(`2 × ${expected}`)
  })
})

describe('getBundlePieces', () => {
  it.each([
    ['none', [], 0],
    ['over all parts', [{ quantity: 2 }, { quantity: 1 }], 3],
  ])('%s', (_name, list, expected) => {
    expect(getBundlePieces(list)).toBe(expected)
  })
})
