import { expect, test } from '@playwright/test'
import { ORIGINS } from './origins.ts'
import { countProducts, t } from './shop.ts'

// What the server sends is read, not what scripts make of it.
test.use({ javaScriptEnabled: false })

const toLinks = (xml: string, tag: RegExp) => [...xml.matchAll(tag)].map((match) => match[1] ?? '')

test('each kind of page has structured data and a picture, in its language', { tag: '@wide' }, async ({
  page,
}) => {
  for (const [path, title, keywords] of [
    ['/', / \| Sorrel$/, false],
    ['/products', / \| Sorrel$/, false],
    ['/categories/bath-body', / \| Sorrel$/, true],
    ['/products/oat-honey-soap-bar', / \| Sorrel$/, true],
    ['/de/about', / \| Sorrel$/, false],
  ] as const) {
    await page.goto(path)
    await expect(page, path).toHaveTitle(title)
    const read = (selector: string, name: string) => page.locator(selector).first().getAttribute(name)
    expect(await read('meta[name=description]', 'content'), path).toBeTruthy()
    expect(await read('link[rel=canonical]', 'href'), path).toBe(
      `${ORIGINS.storefront}${path === '/' ? '/' : path}`,
    )
    const languages = await page
      .locator('link[rel=alternate][hreflang]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('hreflang')))
    expect(new Set(languages), path).toEqual(new Set(['de', 'en', 'fr', 'x-default']))
    const picture = await read('meta[property="og:image"]', 'content')
    expect((await page.request.get(picture ?? '')).status(), path).toBe(200)
    expect(await page.locator('meta[name=keywords]').count(), path).toBe(keywords ? 1 : 0)
    const data = (await page.locator('script[type="application/ld+json"]').allTextContents()).join(' ')
    if (path === '/') expect(data).toContain('"Organization"')
    else if (path !== '/de/about') expect(data, path).toContain('"BreadcrumbList"')
  }
})

test('a filtered listing is not indexed, but its links are followed', { tag: '@wide' }, async ({ page }) => {
  await page.goto('/categories/bath-body?sort=price-asc')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    `${ORIGINS.storefront}/categories/bath-body`,
  )
})

test('the sitemap lists every page in every language with its picture; robots.txt lists the sitemap and private paths', {
  tag: '@wide',
}, async ({ request }) => {
  const files = toLinks(await (await request.get('/sitemap.xml')).text(), /<loc>([^<]+)<\/loc>/g)
  expect(files).toEqual(['pages', 'products-1'].map((name) => `${ORIGINS.storefront}/sitemaps/${name}.xml`))
  const texts = await Promise.all(files.map(async (file) => (await request.get(file)).text()))
  const xml = texts.join('')
  expect((await request.get('/sitemaps/products-2.xml')).status()).toBe(404)
  const addresses = toLinks(xml, /<loc>([^<]+)<\/loc>/g)
  expect(addresses.filter((address) => address.includes('/products/'))).toHaveLength(
    await countProducts(request),
  )
  for (const quiz of ['gift-finder', 'find-your-ritual'])
    expect(addresses).toContain(`${ORIGINS.storefront}/quiz/${quiz}`)
  expect(toLinks(xml, /hreflang="([^"]+)"/g)).toHaveLength(addresses.length * 4)
  const pictures = toLinks(xml, /<image:loc>([^<]+)<\/image:loc>/g)
  expect(pictures.length).toBeGreaterThan(90)
  expect((await request.get((pictures[0] ?? '').replaceAll('&amp;', '&'))).status()).toBe(200)
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain(`Sitemap: ${ORIGINS.storefront}/sitemap.xml`)
  expect(robots).toContain('Disallow: /fr/cart')
  // Their own noindex is read only where they may be.
  expect(robots).not.toContain('/search')
})

test('the manifest has the shop’s name, and its icons exist', { tag: '@wide' }, async ({ page, request }) => {
  await page.goto('/')
  const href = await page.locator('link[rel=manifest]').getAttribute('href')
  const manifest = await (await request.get(href ?? '')).json()
  expect(manifest).toMatchObject({ name: 'Sorrel', start_url: '/' })
  expect(manifest.icons).toContainEqual(expect.objectContaining({ purpose: 'maskable' }))
  const touch = await page.locator('link[rel=apple-touch-icon]').getAttribute('href')
  for (const src of [touch, ...manifest.icons.map((icon: { readonly src: string }) => icon.src)]) {
    const answer = await request.get(src)
    expect([src, answer.status(), answer.headers()['content-type']]).toEqual([
      src,
      200,
      expect.stringMatching(/^image\//),
    ])
  }
})

test('a page in a display currency says what is charged and differs from the page in the shop’s currency', {
  tag: '@wide',
}, async ({ page, context }) => {
  const note = t('navigation.currency_display', { currency: 'EUR', charge: 'GBP' })
  await page.goto('/products')
  await expect(page.getByText(note)).toHaveCount(0)
  await context.addCookies([{ name: 'currency', value: 'EUR', url: ORIGINS.storefront }])
  await page.goto('/products')
  await expect(page.getByText(note)).toBeVisible()
})
