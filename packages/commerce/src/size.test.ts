import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { expect, test } from 'vitest'

const HERE = new URL('.', import.meta.url).pathname

/** Everything that a page loads for the named exports, urql and graphcache included, React excluded. */
async function bundle(code: string): Promise<{ readonly text: string; readonly gzipKb: number }> {
  const result = await build({
    stdin: { contents: code, resolveDir: HERE, loader: 'ts' },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
    external: ['react'],
    write: false,
  })
  const text = result.outputFiles[0]?.text ?? ''
  return { text, gzipKb: gzipSync(text, { level: 9 }).length / 1024 }
}

const BROWSER = `
  export { createBrowserCommerceClient } from './browser.ts'
  export { searchProducts, fetchProductsPage, fetchProductPrices } from './catalog.ts'
`

test('the browser’s client with cache, search, listing and prices is at most 26.7 KB gzip', async () => {
  const { gzipKb } = await bundle(BROWSER)
  expect(gzipKb).toBeLessThanOrEqual(26.7)
})

test('a product in full, its HTML sanitised by the browser’s parser, is at most 20 kB gzip', async () => {
  const { text, gzipKb } = await bundle(`export { fetchProduct } from './product.ts'`)
  expect(text).toContain('query getProduct(')
  expect(text).not.toContain('allowedSchemes')
  expect(gzipKb * 1024).toBeLessThanOrEqual(20_000)
})

test('the sanitiser and the documents of other areas stay out of the browser', async () => {
  const { text } = await bundle(BROWSER)
  expect(text).toContain('query searchProducts')
  expect(text).not.toContain('query getProduct(')
  expect(text).not.toContain('query getCategories')
  expect(text).not.toContain('allowedSchemes')
})

/** Texts that only graphcache and urql hold. */
const URQL = ['Graphcache Error', '[GraphQL]']

test('the cart of a page loads neither urql nor its cache', async () => {
  const holds = (text: string) => URQL.filter((part) => text.includes(part))
  expect(holds((await bundle(BROWSER)).text)).toEqual(URQL)
  const cart = `
    export { createCartHandle } from './cart-handle.ts'
    export { createCartStore, createEndpointTransport } from './cart-store.ts'
  `
  expect(holds((await bundle(cart)).text)).toEqual([])
})
