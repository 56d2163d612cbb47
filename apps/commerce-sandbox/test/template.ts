import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import postgres from 'postgres'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of this run, in which the first test that needs a seeded database leaves it for the others. */
    readonly templateFolder: string
  }
}

/** The database of this run that those of the tests are copied from, on the PostgreSQL server of DATABASE_URL. */
export const getTemplateName = (path: string): string =>
  `sorrel_template_${basename(path).replaceAll(/\W/g, '').toLowerCase()}`

export async function runStatement(server: string, statement: string): Promise<void> {
  const client = postgres(server, { max: 1, onnotice: () => {} })
  await client.unsafe(statement).finally(() => client.end())
}

let folder = ''

export async function setup({ provide }: TestProject): Promise<void> {
  folder = await mkdtemp(join(tmpdir(), 'sorrel-'))
  provide('templateFolder', folder)
}

export async function teardown(): Promise<void> {
  await rm(folder, { recursive: true })
  const server = process.env.DATABASE_URL
  if (server) await runStatement(server, `drop database if exists ${getTemplateName(folder)}`)
}
