import type { ProductPreview } from '@sorrel/domain/product'
import { err, ok } from '@sorrel/domain/result'
import { aProductPreview } from '@sorrel/domain/testing'
import { beforeEach, expect, test } from 'vitest'
import { findRecommendations } from './find-recommendations.ts'

const card = (slug: string, facts: Partial<ProductPreview> = {}) =>
  aProductPreview({ id: slug, slug, name: slug, ...facts })
const CART = [{ productId: 'soap', name: 'Honey Soap' }]

let words: string[]

beforeEach(() => {
  words = []
})

const find = async (answers: Readonly<Record<string, readonly ProductPreview[]>>) => {
  const found = await findRecommendations(CART, async (word) => {
    words.push(word)
    const answer = answers[word]
    return answer === undefined ? err('down') : ok({ products: answer })
  })
  return found.map(({ slug }) => slug)
}

test('the name’s words are searched until there are three', async () => {
  const answers = {
    soap: [card('soap'), card('dish')],
    honey: [card('balm'), card('oil')],
    '': [card('tin')],
  }
  expect(await find(answers)).toEqual(['dish', 'balm', 'oil'])
  expect(words).toEqual(['soap', 'honey'])
})

test('any products fill up what the words did not find', async () => {
  const answers = { soap: [card('dish')], honey: [], '': [card('soap'), card('sisal-brush'), card('tin')] }
  expect(await find(answers)).toEqual(['sisal-brush', 'dish', 'tin'])
})

test('what cannot be bought is not recommended', async () => {
  const gone = card('gone', { stockTracking: true, stockPurchasable: false, stockLevel: 0 })
  const unsold = card('unsold', { purchaseOptions: {} })
  expect(await find({ soap: [gone, unsold, card('dish')], honey: [], '': [] })).toEqual(['dish'])
})

test('a search that fails leaves what was found', async () => {
  expect(await find({ soap: [card('dish')] })).toEqual(['dish'])
  expect(words).toEqual(['soap', 'honey'])
})
