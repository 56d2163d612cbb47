import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DatabasePlace } from '@sorrel/service/open-database'
import pg from 'pg'

/** A folder for a process of the service, and a database: on the server of DATABASE_URL, else in the folder. */
export interface TestPlace extends DatabasePlace {
  readonly remove: () => Promise<void>
}

const server = process.env.DATABASE_URL

export async function makePlace(name: string): Promise<TestPlace> {
  const dataDir = await mkdtemp(join(tmpdir(), `${name}-`))
  const database = `${name}_${String(process.pid)}`.replaceAll('-', '_')
  await ask(`create database ${database}`)
  return {
    dataDir,
    databaseUrl: server ? toUrl(server, database) : undefined,
    remove: async () => {
      await rm(dataDir, { recursive: true, force: true })
      await ask(`drop database if exists ${database} with (force)`)
    },
  }
}

function toUrl(address: string, database: string): string {
  const url = new URL(address)
  url.pathname = `/${database}`
  return url.href
}

async function ask(statement: string): Promise<void> {
  if (!server) return
  const admin = new pg.Client({ connectionString: server })
  await admin.connect()
  await admin.query(statement).finally(() => admin.end())
}
