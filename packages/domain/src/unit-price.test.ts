import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { getUnitPrice, parseNetContent } from './unit-price.ts'

describe('parseNetContent', () => {
  it.each([
    ['500 ml', { amount: 500, unit: 'ml' }],
    ['110g', { amount: 110, unit: 'g' }],
    ['1,5 L', { amount: 1.5, unit: 'l' }],
    ['0.45 kg', { amount: 0.45, unit: 'kg' }],
    ['0 g', undefined],
    ['a bar', undefined],
    ['24 rolls', undefined],
    ['', undefined],
  ])('%s', (text, content) => {
    expect(parseNetContent(text)).toEqual(content)
  })
})

describe('getUnitPrice', () => {
  it.each([
    [12, '500 ml', 2.4, '100 ml'],
    [6.5, '110 g', 5.91, '100 g'],
    [22, '100 ml', 22, '100 ml'],
    [23, '1000 g', 23, '1 kg'],
    [9, '1500 ml', 6, '1 l'],
    [9, '1.5 l', 6, '1 l'],
    [4, '0.25 kg', 16, '1 kg'],
    [3, '2 m', 1.5, '1 m'],
    [0, '500 ml', 0, '100 ml'],
  ])('£%d for %s is £%d for %s', (price, text, unitPrice, per) => {
    const content = parseNetContent(text)
    expect(content).toBeDefined()
    if (content === undefined) return
    const found = getUnitPrice(price, { content, decimals: 2 })
    expect([found.price, `${found.per.amount} ${found.per.unit}`]).toEqual([unitPrice, per])
  })

  it('has no pence where the currency has none', () => {
    expect(getUnitPrice(1800, { content: { amount: 500, unit: 'ml' }, decimals: 0 }).price).toBe(360)
  })

  it('is the same for the same amount in a smaller unit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), fc.integer({ min: 1, max: 50 }), (pence, litres) => {
        const price = pence / 100
        const large = getUnitPrice(price, { content: { amount: litres, unit: 'l' }, decimals: 2 })
        const small = getUnitPrice(price, { content: { amount: litres * 1000, unit: 'ml' }, decimals: 2 })
        expect(small).toEqual(large)
      }),
    )
  })
})
