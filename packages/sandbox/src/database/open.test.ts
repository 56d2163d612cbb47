import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { databaseFacts } from './catalogue-tables.ts'
import { openDatabase } from './open.ts'

let dataDir = ''
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'sorrel-open-'))
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

/** Time for several starts of an embedded database. */
const STARTS_TIMEOUT_MS = 90_000

const open = () => openDatabase({ databaseUrl: undefined, dataDir })

test('data is saved when the folder is opened again; an open folder cannot be opened a second time', {
  timeout: STARTS_TIMEOUT_MS,
}, async () => {
  const first = await open()
  await first.db.insert(databaseFacts).values({ name: 'colour', value: 'green' })
  await expect(open()).rejects.toThrow(`is in use by process ${process.pid}`)
  await first.close()
  const second = await open()
  expect(await second.db.select().from(databaseFacts)).toEqual([{ name: 'colour', value: 'green' }])
  await second.db.execute(sql`delete from drizzle.commerce_sandbox_migrations`)
  await second.close()
  await expect(open()).rejects.toThrow(
    'The stored data is of another version of the service: run "npm run sandbox:reset".',
  )
  await expect(open(), 'the failed start let go of the folder').rejects.toThrow('of another version')
})

test('the error about a server that does not answer names it without its password', async () => {
  const databaseUrl = 'postgres://shop:hunter22@127.0.0.1:1/shop'
  const failure = await openDatabase({ databaseUrl, dataDir }).catch((error: unknown) => String(error))
  expect(failure).toContain('The database at 127.0.0.1:1 cannot be used')
  expect(failure).not.toContain('hunter22')
})
