import { gzipSync } from 'node:zlib'
import { type APIRequestContext, expect, test } from '@playwright/test'

/** JavaScript of an empty page, and what a page of the shop may add, in KB of gzip. */
const FLOOR_KB = 137.1
const ALLOWANCE_KB = 30

/** Scripts that a page's HTML loads in a modern browser. Scripts that are loaded later are not counted. */
function getScripts(html: string): readonly string[] {
  const tags = [...html.matchAll(/<script\b([^>]*)>/g)].map(([, attributes = '']) => attributes)
  const modern = tags.filter((attributes) => !/\bnomodule\b/i.test(attributes))
  return [...new Set(modern.flatMap((attributes) => /\ssrc="([^"]+)"/.exec(attributes)?.[1] ?? []))]
}

async function getWeightKb(request: APIRequestContext, path: string): Promise<number> {
  const page = await request.get(path)
  expect(page.status()).toBe(200)
  const scripts = getScripts(await page.text())
  expect(scripts.length).toBeGreaterThan(3)
  const weights = scripts.map(async (script) => gzipSync(await (await request.get(script)).body()).length)
  return (await Promise.all(weights)).reduce((sum, bytes) => sum + bytes, 0) / 1024
}

for (const path of ['/', '/products', '/categories/bath-body', '/products/oat-honey-soap-bar'])
  test(`${path} loads little script with its HTML`, async ({ request }) => {
    expect(await getWeightKb(request, path)).toBeLessThanOrEqual(FLOOR_KB + ALLOWANCE_KB)
  })
