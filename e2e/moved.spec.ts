import { expect, test } from '@playwright/test'
import { ORIGINS } from './origins.ts'

test('a renamed product is found under its old address, in each language', async ({ request }) => {
  const rename = (from: string, to: string) =>
    request.patch(`${ORIGINS.commerce}/admin/products/${from}`, { data: { slug: to } })
  expect((await request.get('/products/jute-rug')).status()).toBe(404)
  expect((await request.get('/products/body-oil')).status()).toBe(200)
  expect((await rename('body-oil', 'dry-body-oil')).ok()).toBe(true)
  try {
    await expect(async () => {
      const answer = await request.get('/fr/products/body-oil', { maxRedirects: 0 })
      expect(answer.status()).toBe(308)
      expect(answer.headers()['location']).toMatch(/\/fr\/products\/dry-body-oil$/)
    }).toPass({ timeout: 30_000 })
    expect((await request.get('/products/body-oil')).url()).toMatch(/\/products\/dry-body-oil$/)
  } finally {
    expect((await rename('dry-body-oil', 'body-oil')).ok()).toBe(true)
  }
  await expect(async () => {
    expect((await request.get('/products/body-oil', { maxRedirects: 0 })).status()).toBe(200)
  }).toPass({ timeout: 30_000 })
})
