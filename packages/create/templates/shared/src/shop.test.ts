import { addToCart } from '@sorrel/commerce/cart'
import { fetchAttributeFilters, fetchListing } from '@sorrel/commerce/catalog'
import { createTestShop } from '@sorrel/commerce/testing'
import { parseFilterQuery } from '@sorrel/domain/filters'
import { anAttribute, anOption, aProduct } from '@sorrel/domain/testing'
import { expect, test } from 'vitest'
import { shop } from './shop'
import { themeCss } from './theme'

const soap = aProduct({
  name: 'Soap',
  price: 6.5,
  attributes: [anAttribute({ id: 'material', values: ['Oat'] })],
  options: [anOption()],
})
const towel = aProduct({ id: 'towel', slug: 'towel', name: 'Towel', price: 12 })

test('a list is narrowed by a filter', async () => {
  const client = createTestShop({ products: [soap, towel] }).createClient()
  const filters = await fetchAttributeFilters(client)
  if (!filters.ok) throw new Error(filters.error.message)
  const query = parseFilterQuery('material=Oat', filters.value)
  const request = { query, pageSize: 24, locale: shop.languages[0], currency: shop.currency }
  const listing = await fetchListing(client, request, filters.value)
  expect(listing).toMatchObject({ ok: true, value: { count: 1, products: [{ name: 'Soap' }] } })
})

test('the bag keeps what was chosen', async () => {
  const client = createTestShop({ products: [soap] }).createClient()
  const options = [{ id: 'option-scent', valueId: 'value-lavender' }]
  const input = { productId: soap.id, quantity: 2, options, purchaseOption: { type: 'standard' } } as const
  const cart = await addToCart(client, { input })
  expect(cart).toMatchObject({ ok: true, value: { grandTotal: 13, items: [{ name: 'Soap', quantity: 2 }] } })
})

test('the brand has a theme', () => {
  expect(themeCss).toMatch(/^:root\{/)
})
