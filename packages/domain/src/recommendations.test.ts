import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { getRecommendationKeywords, pickRecommendations } from './recommendations.ts'
import { aCartItem, aProductPreview } from './testing.ts'

describe('getRecommendationKeywords', () => {
  it.each([
    ['Oat & Honey Soap Bar', ['bar', 'soap', 'honey', 'oat', '']],
    ['Bath Ritual Gift Set', ['gift', 'ritual', 'bath', '']],
    ['Swedish Dishcloths (set of 3)', ['dishcloths', 'swedish', '']],
    ['Savon au miel et à la lavande', ['lavande', 'miel', 'savon', '']],
    ['Soap soap SOAP', ['soap', '']],
    ['', ['']],
    [undefined, ['']],
  ])('%s', (title, expected) => {
    expect(getRecommendationKeywords(title)).toEqual(expected)
  })
})

describe('pickRecommendations', () => {
  const card = (slug: string, name = slug) => aProductPreview({ id: slug, slug, name })
  const soap = card('soap')
  const oil = card('oil')
  const balm = card('balm')
  const brush = card('sisal-body-brush', 'Bürste')
  const cloth = card('waschlappen', 'Cotton Washcloth')
  const pick = (
    products: Parameters<typeof pickRecommendations>[0]['products'],
    inCart: readonly string[] = [],
  ) =>
    pickRecommendations({ products, cartItems: inCart.map((productId) => aCartItem({ productId })) }).map(
      ({ id }) => id,
    )

  it.each([
    ['at most three', () => pick([soap, oil, balm, card('tin')]), ['soap', 'oil', 'balm']],
    [
      'washcloth and sisal first, by slug or title',
      () => pick([soap, brush, oil, cloth]),
      ['sisal-body-brush', 'waschlappen', 'soap'],
    ],
    ['none that is in the bag', () => pick([soap, oil, brush], ['soap', 'sisal-body-brush']), ['oil']],
    ['each once', () => pick([soap, soap, oil]), ['soap', 'oil']],
    ['none of none', () => pick([]), []],
  ])('%s', (_name, compute, expected) => {
    expect(compute()).toEqual(expected)
  })

  it('recommends no part of a bundle in the bag', () => {
    const cartItems = [{ productId: 'set', bundle: [{ productId: 'soap' }] }]
    expect(pickRecommendations({ products: [soap, oil], cartItems })).toEqual([oil])
  })

  it('takes another limit', () => {
    expect(pickRecommendations({ products: [soap, oil], cartItems: [], limit: 1 })).toEqual([soap])
  })

  it('recommends at most three, each once and none from the cart, favoured ones in front', () => {
    const products = fc.array(fc.constantFrom(soap, oil, balm, brush, cloth))
    fc.assert(
      fc.property(products, fc.subarray(['soap', 'oil', 'sisal-body-brush']), (list, inCart) => {
        const picked = pick(list, inCart)
        expect(picked.length).toBeLessThanOrEqual(3)
        expect(new Set(picked).size).toBe(picked.length)
        expect(picked.some((id) => inCart.includes(id))).toBe(false)
        const favoured = picked.map((id) => id === brush.id || id === cloth.id)
        expect(favoured).toEqual(favoured.toSorted((left, right) => Number(right) - Number(left)))
      }),
    )
  })
})
