import { expect, test } from 'vitest'
import { getNoScriptErrorPage } from './no-script-error-page.ts'

const read = (url: string) => getNoScriptErrorPage({ url, requestId: 'ref-1' }).html

test.each([
  ['/products/soap', 'Product Temporarily Unavailable', 'href="/products"'],
  ['/products?sort=name', 'This category is taking a break', 'href="/categories/bath-body"'],
  ['/de/categories/gifts', 'Diese Kategorie', 'href="/de/categories/gifts"'],
  ['/', 'Page unavailable', 'href="/"'],
  ['/about', 'Page unavailable', 'href="/"'],
])('%s says what is not available and offers a way on', (url, title, way) => {
  const html = read(url)
  expect(html).toContain(`<h1>${title}`)
  expect(html).toContain(way)
  expect(html).toContain(`class="refresh" href="${url}"`)
  expect(html).toContain('ref-1')
})

test('an address cannot leave its attribute', () => {
  expect(read('/about?"><script>x()</script>')).not.toContain('<script>x')
})
