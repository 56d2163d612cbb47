import { expect, test } from 'vitest'
import { addPlainNotice } from './plain-notice.ts'

const DOCUMENT =
  '<!DOCTYPE html><html id="__next_error__"><head></head><body><script src="/a.js"></script></body></html>'
const read = (url: string) => addPlainNotice(DOCUMENT, { url, requestId: 'ref-1' })

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

test('the scripts of the document stay', () => {
  expect(read('/')).toContain('<script src="/a.js"></script></body></html>')
})
