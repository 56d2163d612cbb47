import { expect, test } from '@playwright/test'
import { ORIGINS } from './origins.ts'

const PRODUCT = '/products/oat-honey-soap-bar'

test('a product reads as Markdown and JSON: small, tagged, the same whatever the cookies, in the language and currency of its address', {
  tag: '@wide',
}, async ({ request }) => {
  for (const [path, type] of [
    [`${PRODUCT}.md`, 'text/markdown; charset=utf-8'],
    [`${PRODUCT}.json`, 'application/json; charset=utf-8'],
  ] as const) {
    const plain = await request.get(path)
    expect(plain.status(), path).toBe(200)
    const { etag = '', vary, ...headers } = plain.headers()
    expect(headers['content-type']).toBe(type)
    expect(headers['x-robots-tag']).toBe('noindex')
    expect(headers['cache-control']).toContain('s-maxage')
    expect(vary).not.toMatch(/cookie/i)
    expect((await plain.body()).length).toBeLessThan(8000)
    const cookie = 'currency=USD; session=abc'
    const other = await request.get(path, { headers: { cookie } })
    expect(await other.text()).toBe(await plain.text())
    expect((await request.get(path, { headers: { 'if-none-match': etag } })).status()).toBe(304)
  }
  const record = await (await request.get(`/fr${PRODUCT}.json?currency=USD`)).json()
  expect(record).toMatchObject({ language: 'fr', currency: 'USD' })
  expect(record.offers[0]).toMatchObject({ name: 'Avoine et miel', availability: 'in_stock' })
  expect(record.url).toBe(`${ORIGINS.storefront}/fr${PRODUCT}?currency=USD`)
  expect(record.delivery.length).toBeGreaterThan(1)
  expect(record.returns.days).toBe(30)
})

test('a page asked for in another type leads there, and is itself for everybody else', {
  tag: '@wide',
}, async ({ request }) => {
  const ask = (accept: string) => request.get(PRODUCT, { headers: { accept }, maxRedirects: 0 })
  for (const accept of ['text/markdown', 'text/html', 'application/json', 'text/html']) {
    const answer = await ask(accept)
    const { vary, location, link = '' } = answer.headers()
    expect(vary).toContain('Accept')
    if (accept === 'text/html') {
      expect(answer.status()).toBe(200)
      expect(answer.headers()['content-type']).toContain('text/html')
      expect(link).toContain(`<${PRODUCT}.md>; rel="alternate"; type="text/markdown"`)
    } else {
      expect(answer.status()).toBe(303)
      expect(location).toBe(accept === 'text/markdown' ? `${PRODUCT}.md` : `${PRODUCT}.json`)
    }
  }
})

test('from llms.txt a reader finds the lists, the products, the feeds and the protocol for agents', {
  tag: '@wide',
}, async ({ request }) => {
  const llms = await request.get('/llms.txt')
  expect(llms.headers()['content-type']).toBe('text/plain; charset=utf-8')
  const text = await llms.text()
  const links = [...text.matchAll(/\]\((http[^)]+)\)/g)].map(([, url]) => url ?? '')
  const paths = links.map((url) => new URL(url).pathname)
  expect(paths).toEqual(
    expect.arrayContaining([
      '/products.md',
      '/categories/bath-body.md',
      '/feeds.json',
      '/fr/llms.txt',
      '/returns',
    ]),
  )
  const list = await (await request.get('/products.json?page=2')).json()
  expect(list).toMatchObject({ page: 2, language: 'en', currency: 'GBP' })
  expect(list.products.length).toBeGreaterThan(10)
  expect((await request.get(list.products[0].record)).status()).toBe(200)
  expect((await request.get('/products/nothing.md')).status()).toBe(404)
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain('/llms.txt')
})

test('feeds are valid XML and JSON, and their links lead to pages with the prices that they name', {
  tag: '@wide',
}, async ({ page, request, browser }) => {
  const { feeds } = await (await request.get('/feeds.json')).json()
  expect(feeds.map(({ language, currency }: Record<string, string>) => `${language} ${currency}`)).toEqual(
    expect.arrayContaining(['en GBP', 'de USD']),
  )
  const { xml, json } = feeds.find(
    ({ language, currency }: Record<string, string>) => language === 'de' && currency === 'USD',
  )
  const { items } = await (await request.get(json[0])).json()
  const text = await (await request.get(xml[0])).text()
  const found = await page.evaluate((source) => {
    const document = new DOMParser().parseFromString(source, 'application/xml')
    return {
      isBroken: document.querySelector('parsererror') !== null,
      ids: [...document.querySelectorAll('item')].map(
        (item) => item.getElementsByTagName('g:id')[0]?.textContent,
      ),
    }
  }, text)
  expect(found.isBroken).toBe(false)
  expect(found.ids).toEqual(items.map(({ id }: { id: string }) => id))
  expect(new Set(found.ids).size).toBeGreaterThan(90)
  const item = items.find(
    ({ link, sale_price }: Record<string, string>) => link?.includes('oat-honey-soap-bar') && !sale_price,
  )
  expect(item.unit_pricing_measure).toBeDefined()
  expect(item.shipping[0]).toMatchObject({ country: 'GB' })
  expect((await request.get(item.image_link)).status()).toBe(200)
  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } })
  const html = await (await context.request.get(item.link)).text()
  expect(html).toContain(`"price":${Number(item.price.split(' ')[0])},"priceCurrency":"USD"`)
  await context.close()
})
