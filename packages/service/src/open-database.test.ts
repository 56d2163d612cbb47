import { once } from 'node:events'
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openDatabase } from './open-database.ts'

/** A server that refuses whoever connects with a setting, as some pools do, and then everybody. */
async function startRefusing(setting: string) {
  const startups: string[] = []
  const server = createServer((socket) => {
    socket.once('data', (startup) => {
      startups.push(startup.toString())
      const code = startup.includes(setting) ? '08P01' : '28000'
      const fields = Buffer.from(`SFATAL\0C${code}\0Mrefused\0\0`)
      const head = Buffer.alloc(5)
      head.write('E')
      head.writeInt32BE(fields.length + 4, 1)
      socket.end(Buffer.concat([head, fields]))
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return { url: `postgres://somebody@127.0.0.1:${port}/shop`, startups, close: () => server.close() }
}

test('settings of connections are left out where a pool takes none', async () => {
  const server = await startRefusing('max_parallel_workers_per_gather')
  const tables = {
    migrations: { migrationsFolder: 'none' },
    connectionSettings: { max_parallel_workers_per_gather: '0' },
  }
  await expect(openDatabase({ databaseUrl: server.url, dataDir: 'memory://' }, tables)).rejects.toThrow(
    /The database at 127.0.0.1:\d+ cannot be used: /,
  )
  expect(server.startups.map((startup) => startup.includes('max_parallel_workers_per_gather'))).toEqual([
    true,
    false,
  ])
  server.close()
})

test('tables that cannot be made are refused with the reason of the database', async () => {
  const migrationsFolder = mkdtempSync(join(tmpdir(), 'migrations-'))
  const entries = [{ idx: 0, version: '7', when: 1, tag: '0000_first', breakpoints: true }]
  mkdirSync(join(migrationsFolder, 'meta'))
  writeFileSync(
    join(migrationsFolder, 'meta/_journal.json'),
    JSON.stringify({ version: '7', dialect: 'postgresql', entries }),
  )
  const open = (statement: string) => {
    writeFileSync(join(migrationsFolder, '0000_first.sql'), statement)
    return openDatabase({ dataDir: 'memory://' }, { migrations: { migrationsFolder } })
  }
  await expect(open('select 1 / 0')).rejects.toThrow(
    'The tables of the database cannot be brought up to date: division by zero',
  )
  await expect(open('create schema drizzle')).rejects.toThrow(
    'The stored data is of another version of the service: run "npm run sandbox:reset". (schema "drizzle" already exists)',
  )
  rmSync(migrationsFolder, { recursive: true })
})
