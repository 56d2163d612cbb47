import { expect, type APIRequestContext, test } from '@playwright/test'
import { createMessages } from '@sorrel/i18n/message'
import { getMessages } from '@sorrel/i18n/messages'
import { ORIGINS } from './origins.ts'
import { ACCEPTED_CARD, addToCart, t } from './shop.ts'

const SLUG = 'kitchen-starter-gift-set'

interface Part {
  readonly productName: string
  readonly quantity: number
  readonly variant: { readonly name: string } | null
}

/** The parts as the service names them, in the words of a line. */
async function readParts(request: APIRequestContext, locale: string): Promise<readonly string[]> {
  const answer = await request.post(`${ORIGINS.commerce}/graphql/v2`, {
    headers: { authorization: 'pk_sorrel_demo' },
    data: {
      query: `query ($slug: String, $locale: String) { productBySlug(slug: $slug, _locale: $locale) {
        bundleItems { productName quantity variant { name } } } }`,
      variables: { slug: SLUG, locale },
    },
  })
  const { data }: { data: { productBySlug: { bundleItems: readonly Part[] } } } = await answer.json()
  return data.productBySlug.bundleItems.map(({ productName, quantity, variant }) =>
    [`${quantity} × ${productName}`, ...(variant === null ? [] : [variant.name])].join(', '),
  )
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  for (const locale of ['en', 'fr', 'de'] as const)
    test(`a bundle is bought without script in ${locale}, and its parts go with it`, async ({
      page,
      request,
    }) => {
      const words = createMessages({ locale, messages: getMessages(locale) })
      const parts = await readParts(request, locale)
      expect(parts).toHaveLength(4)
      const main = page.getByRole('main')
      await page.goto(`${locale === 'en' ? '' : `/${locale}`}/products/${SLUG}`)
      const inside = main.getByRole('region', { name: words('products.bundle.title') })
      await expect(inside.getByRole('listitem')).toHaveCount(parts.length)
      await expect(inside.getByRole('link')).toHaveCount(parts.length)
      await expect(inside.getByText(/31[.,]50.*2[.,]50/)).toBeVisible()
      await inside.getByRole('link').nth(2).click()
      await expect(page).toHaveURL(/\/products\/organic-cotton-washcloth\?variant=/)
      await page.goBack()

      await main.locator('button[type=submit]').first().click()
      await expect(page).toHaveURL(/\/cart$/)
      for (const part of parts) await expect(main.getByText(part, { exact: true })).toBeVisible()

      await main.getByRole('link', { name: words('cart.checkout') }).click()
      const fields = {
        email: 'set@example.com',
        firstName: 'Robin',
        lastName: 'Field',
        address1: '12 Elm Row',
        city: 'Bristol',
        zip: 'BS1 4DJ',
        number: ACCEPTED_CARD,
        expiry: '12/34',
        cvc: '123',
      }
      for (const [name, value] of Object.entries(fields)) await page.locator(`[name=${name}]`).fill(value)
      await page.getByRole('button', { name: /32[.,]95/ }).click()
      await expect(
        page.getByRole('heading', { level: 1, name: words('checkout.complete.title') }),
      ).toBeVisible()
      for (const part of parts) await expect(main.getByText(part, { exact: true })).toBeVisible()
    })
})

test('a card says how many pieces a bundle has, and the bag lists them at once', async ({
  page,
  request,
}) => {
  await page.goto('/categories/gifts')
  const card = page.getByRole('article').filter({ hasText: 'Kitchen Starter Gift Set' })
  await expect(card.getByText(t('products.set', { count: 4 }))).toBeVisible()
  await card.getByRole('link').click()
  const cart = await addToCart(page)
  for (const part of await readParts(request, 'en'))
    await expect(cart.getByText(part, { exact: true })).toBeVisible()
})
