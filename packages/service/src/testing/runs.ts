import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { getTemplateName, runStatement } from './template.ts'

/** Vitest's global setup for tests that call `openTestDatabase`. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'sorrel-'))
  provide('templateFolder', folder)
  return async () => {
    await rm(folder, { recursive: true })
    const server = process.env.DATABASE_URL
    if (server) await runStatement(server, `drop database if exists ${getTemplateName(folder)}`)
  }
}
