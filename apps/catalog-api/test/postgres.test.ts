import pg from 'pg'
import { expect, test } from 'vitest'
import { createCatalogClient } from './client.ts'
import { openLine, startApp } from './processes.ts'

const server = process.env.DATABASE_URL ?? ''

test('two processes on one PostgreSQL walk once, and both answer', async () => {
  const name = `catalog_api_${String(process.pid)}`
  const admin = new pg.Client({ connectionString: server })
  await admin.connect()
  await admin.query(`create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  const sandbox = await startApp('packages/sandbox', { DATA_DIR: 'memory://', SEED_PROFILE: 'large' })
  const line = await openLine(sandbox.origin)
  const env = { DATABASE_URL: url.href, COMMERCE_URL: line.origin, PAGE_SIZE: '10' }
  const release = line.holdBack(() => true)
  const apps = await Promise.all([startApp('apps/catalog-api', env), startApp('apps/catalog-api', env)])
  try {
    release()
    for (const { origin } of apps)
      await expect
        .poll(async () => (await createCatalogClient(origin).list()).status, { timeout: 60_000 })
        .toBe(200)
    expect(line.pages.length).toBeGreaterThan(20)
    expect(new Set(line.pages).size).toBe(line.pages.length)
  } finally {
    await Promise.all([sandbox, ...apps].map((app) => app.stop()))
    line.close()
    await admin.query(`drop database ${name} with (force)`)
    await admin.end()
  }
})
