import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { expect, test } from 'vitest'

const PUBLIC = {
  client: ['createCatalogClient'],
  model: ['SITEMAP_PAGE_SIZE'],
  server: [
    'CATALOG_MIGRATIONS',
    'catalogWalks',
    'createCatalogApi',
    'deleteProducts',
    'refreshTotals',
    'writeCategories',
    'writeCategoryOrder',
    'writeProducts',
    'writeRatings',
  ],
  sync: ['createCatalogSync'],
}

test.each(Object.entries(PUBLIC))('%s exports exactly its names', async (name, names) => {
  const found: object = await import(/* @vite-ignore */ `./${name}.ts`)
  expect(Object.keys(found).toSorted()).toEqual(names)
})

test('the client needs no schema library and stays below 3 KB in a browser', async () => {
  const result = await build({
    entryPoints: [new URL('client.ts', import.meta.url).pathname],
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2023',
    write: false,
    metafile: true,
  })
  expect(Object.keys(result.metafile.inputs).filter((input) => input.includes('/zod/'))).toEqual([])
  expect(gzipSync(result.outputFiles[0]?.text ?? '').byteLength).toBeLessThan(3 * 1024)
})
