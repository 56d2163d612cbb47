import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  FACT_ATTRIBUTES,
  getFactAmount,
  getFormAttributes,
  getLowestPrice,
  getNetContent,
  getProductStory,
  getShortLine,
} from './product-facts.ts'
import { anAttribute } from './testing.ts'

const having = (facts: Partial<Record<keyof typeof FACT_ATTRIBUTES, readonly string[]>>) => ({
  attributes: Object.entries(facts).map(([fact, values]) =>
    // The keys are those of the parameter's type, which Object.entries loses.
    anAttribute({ id: FACT_ATTRIBUTES[fact as keyof typeof FACT_ATTRIBUTES], values }),
  ),
})

describe('getShortLine', () => {
  it.each([
    ['the first sentence', 'Soft soap. Lasts long.', 'Soft soap.'],
    ['an exclamation', 'Soft & mild! More here.', 'Soft & mild!'],
    ['one sentence alone', 'Only this', 'Only this'],
    ['a decimal number', 'Holds 1.5 l of water. More.', 'Holds 1.5 l of water.'],
    ['a short abbreviation', 'Gut für z. B. Holz und Stein. Mehr.', 'Gut für z. B. Holz und Stein.'],
    ['a quotation', '„Mild und gut.“ So sagt man.', '„Mild und gut.“'],
    ['a percentage', 'With 70 % cotton. And more.', 'With 70 % cotton.'],
    ['nothing', '', ''],
  ])('takes %s', (_name, description, line) => {
    expect(getShortLine({ description, attributes: [] })).toBe(line)
  })

  it('is the merchant’s own where there is one', () => {
    const own = having({ shortLine: ['Mild soap for dry skin'] })
    expect(getShortLine({ ...own, description: 'Something else. And more.' })).toBe('Mild soap for dry skin')
  })

  it('of a short line is that line', () => {
    fc.assert(
      fc.property(fc.lorem({ maxCount: 4, mode: 'sentences' }), (description) => {
        const line = getShortLine({ description, attributes: [] })
        expect(description.startsWith(line)).toBe(true)
        expect(getShortLine({ description: line, attributes: [] })).toBe(line)
      }),
    )
  })
})

describe('getFactAmount', () => {
  it.each([
    ['GBP', 15],
    ['EUR', 17.5],
    ['USD', undefined],
  ])('in %s', (currency, amount) => {
    const product = having({ refillContainerPrice: ['15 GBP', '17.50 EUR', 'some USD'] })
    expect(getFactAmount(product, 'refillContainerPrice', currency)).toBe(amount)
  })
})

describe('the lowest price of 30 days', () => {
  it.each([
    ['in its currency', ['13.50 GBP', '15.80 EUR'], 13.5],
    ['in other currencies alone', ['15.80 EUR'], 0],
    ['unreadable', ['soon'], 0],
    ['not stated', [], undefined],
  ])('%s', (_name, lowestPrice, amount) => {
    expect(getLowestPrice({ ...having({ lowestPrice }), currency: 'GBP' })).toBe(amount)
  })
})

it('the net content is read from its attribute', () => {
  expect(getNetContent(having({ netContent: ['500 ml'] }))).toEqual({ amount: 500, unit: 'ml' })
  expect(getNetContent(having({}))).toBeUndefined()
})

it('the form of a product takes what it calculates with alone', () => {
  const product = having({ netContent: ['110 g'], lasts: ['two months'], shortLine: ['soap'] })
  expect(getFormAttributes(product).map(({ id }) => id)).toEqual([FACT_ATTRIBUTES.netContent])
})

describe('getProductStory', () => {
  it('tells what there is', () => {
    const product = having({ material: ['Sisal', 'Beech'], afterUse: ['Compost'] })
    expect(getProductStory(product)).toEqual({
      madeOf: ['Sisal', 'Beech'],
      madeIn: [],
      lasts: [],
      afterUse: ['Compost'],
    })
  })

  it('needs more than a material', () => {
    expect(getProductStory(having({ material: ['Sisal'], madeIn: ['Wales'] }))).toBeUndefined()
  })
})
