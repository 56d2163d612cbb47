import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type CatalogStatus, createCatalogClient } from './client.ts'
import { findFreePort } from '@sorrel/config/free-port'
import { type Line, openLine, type Running, startApp } from './processes.ts'

const PAGE_SIZE = 10
const folders: string[] = []
const running: Running[] = []

let sandbox: Running
let line: Line
let catalogPort: string

beforeAll(async () => {
  catalogPort = String(await findFreePort())
  sandbox = await startApp('packages/sandbox', {
    DATA_DIR: 'memory://',
    SEED_PROFILE: 'large',
    STOREFRONT_URL: 'http://127.0.0.1:9',
    CATALOG_API_URL: `http://localhost:${catalogPort}`,
  })
  line = await openLine(sandbox.origin)
})
afterAll(async () => {
  line.close()
  await sandbox.stop()
})
afterEach(async () => {
  await Promise.all(running.splice(0).map((app) => app.stop()))
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
  line.pages.length = 0
})

const makeFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'catalog-api-'))
  folders.push(folder)
  return folder
}
const start = async (env: Readonly<Record<string, string>>) => {
  const app = await startApp('apps/catalog-api', {
    COMMERCE_URL: line.origin,
    PAGE_SIZE: String(PAGE_SIZE),
    ...env,
  })
  running.push(app)
  return app
}
const readStatus = async ({ origin }: Running): Promise<CatalogStatus> =>
  (await fetch(`${origin}/api/catalog/status`)).json()
const waitFor = { timeout: 60_000, interval: 50 }

test('reads everything, answers lists only then, and follows changes and deletions', async () => {
  const release = line.holdBack((page) => page === '2')
  const app = await start({ DATA_DIR: makeFolder(), PORT: catalogPort })
  const catalog = createCatalogClient(app.origin)
  await expect.poll(async () => (await readStatus(app)).count, waitFor).toBe(PAGE_SIZE)
  expect((await fetch(`${app.origin}/readyz`)).status).toBe(503)
  expect((await catalog.list()).status).toBe(503)
  expect((await catalog.bySlugs(['soy-candle', 'oat-honey-soap-bar'])).status).toBe(200)
  release()
  await expect.poll(async () => (await readStatus(app)).isComplete, waitFor).toBe(true)
  expect((await fetch(`${app.origin}/readyz`)).status).toBe(200)

  const change = (method: string, path: string, body: unknown = {}) =>
    fetch(`${sandbox.origin}/admin/${path}`, { method, body: JSON.stringify(body) })
  const { count } = await readStatus(app)
  await change('PATCH', 'products/soy-candle', { price: 123_400 })
  await expect.poll(() => catalog.readPrice('soy-candle'), waitFor).toBe(1234)
  await change('DELETE', 'products/reed-diffuser')
  await expect.poll(async () => (await readStatus(app)).count, waitFor).toBe(count - 1)
  expect(await catalog.readPrice('reed-diffuser')).toBeUndefined()
})

test('goes on after kill -9 with the page after the last one that it has written', async () => {
  const folder = makeFolder()
  const release = line.holdBack((page) => page === '5')
  const killed = await start({ DATA_DIR: folder })
  await expect.poll(async () => (await readStatus(killed)).count, waitFor).toBe(4 * PAGE_SIZE)
  await expect.poll(() => line.pages.filter((page) => page.startsWith('5 ')).length, waitFor).toBe(3)
  await killed.stop('SIGKILL')
  release()
  line.pages.length = 0
  const app = await start({ DATA_DIR: folder })
  await expect.poll(async () => (await readStatus(app)).isComplete, waitFor).toBe(true)
  expect((await readStatus(app)).count).toBeGreaterThan(8 * PAGE_SIZE)
  // The kill may have come before the cursor of page 4 was written.
  expect(line.pages.filter((page) => /^[123] /.test(page))).toEqual([])
})

test('old slugs of products and categories lead to the new ones, also after a restart', async () => {
  const env = { DATA_DIR: makeFolder(), PORT: catalogPort }
  const app = await start(env)
  await expect.poll(async () => (await readStatus(app)).isComplete, waitFor).toBe(true)
  const catalog = createCatalogClient(app.origin)
  const rename = async (kind: 'products' | 'categories', from: string, slug: string) => {
    const init = { method: 'PATCH', body: JSON.stringify({ slug }) }
    expect((await fetch(`${sandbox.origin}/admin/${kind}/${from}`, init)).status).toBe(200)
  }
  await rename('products', 'body-oil', 'dry-oil')
  await expect.poll(() => catalog.readMoved('product', 'body-oil'), waitFor).toBe('dry-oil')
  await rename('products', 'dry-oil', 'bath-oil')
  await expect.poll(() => catalog.readMoved('product', 'body-oil'), waitFor).toBe('bath-oil')
  await rename('categories', 'gifts', 'presents')
  await expect.poll(() => catalog.readMoved('category', 'gifts'), waitFor).toBe('presents')
  await app.stop()
  await start(env)
  expect(await catalog.readMoved('product', 'dry-oil')).toBe('bath-oil')
  await rename('products', 'bath-oil', 'body-oil')
  await rename('categories', 'presents', 'gifts')
  await expect.poll(() => catalog.readMoved('product', 'bath-oil'), waitFor).toBe('body-oil')
  expect(await catalog.readMoved('product', 'body-oil')).toBeUndefined()
})

test('announcements must be signed', async () => {
  const app = await start({ DATA_DIR: makeFolder() })
  const body = JSON.stringify({ all: true })
  const answer = await fetch(`${app.origin}/api/catalog/changes`, { method: 'POST', body })
  expect(answer.status).toBe(401)
})
