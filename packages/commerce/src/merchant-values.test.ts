import { parseContentPage } from '@sorrel/contracts/content'
import { describe, expect, test } from 'vitest'
import { fetchProduct } from './product.ts'
import { createFakeClient } from './testing.ts'

/** Reads the value as a product's sale price and description. */
async function readInProduct(value: unknown) {
  const product = { id: 'p1', slug: 'soap', name: 'Soap', price: 99, salePrice: value, metaTitle: value }
  const client = createFakeClient({ getProduct: () => ({ data: { productBySlug: product } }) })
  const answer = await fetchProduct(client, { slug: 'soap' })
  return answer.ok && answer.value
    ? { number: answer.value.salePrice, text: answer.value.metaTitle }
    : undefined
}

const MISSING_OPACITY = 50

/** Reads the value as the opacity and title of a page's block. */
function readInBlock(value: unknown) {
  const block = { id: 's1', type: 'full_width_media', overlay_opacity: value, title: value }
  const page = parseContentPage({ id: 'c1', slug: 'about', name: 'About', sections: [block] })
  const section = page?.sections[0]
  if (section?.type !== 'full_width_media') return undefined
  const { overlayOpacity, title } = section
  return { number: overlayOpacity === MISSING_OPACITY ? undefined : overlayOpacity, text: title }
}

describe('a merchant’s value means the same in a product and in a page block', () => {
  test.each([
    ['6.50', 6.5, '6.50'],
    [' 7 ', 7, '7'],
    ['+7', 7, '+7'],
    [6.5, 6.5, '6.5'],
    [0, 0, '0'],
    [0.1 + 0.2, 0.1 + 0.2, '0.30000000000000004'],
    ['', undefined, undefined],
    [' \n', undefined, undefined],
    ['1e1', undefined, '1e1'],
    ['0x10', undefined, '0x10'],
    ['.5', undefined, '.5'],
    ['6,50', undefined, '6,50'],
    ['6.50 GBP', undefined, '6.50 GBP'],
    ['Infinity', undefined, 'Infinity'],
    [' Oat soap ', undefined, 'Oat soap'],
    [null, undefined, undefined],
    [true, undefined, undefined],
    [[6], undefined, undefined],
    [{}, undefined, undefined],
  ])('%j is the number %j and the text %j', async (value, number, text) => {
    expect(await readInProduct(value)).toEqual({ number, text })
    expect(readInBlock(value)).toEqual({ number, text })
  })
})
