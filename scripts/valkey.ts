import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { installDebianPackage, isRootOnDebian } from './browser.ts'

const PROGRAMS = ['valkey-server', 'redis-server']

/**
 * The program of a Valkey or Redis server: that of VALKEY_SERVER, else one that is installed, else Debian's. Undefined
 * where there is none.
 */
export async function bringValkey(): Promise<string | undefined> {
  if (process.env.VALKEY_SERVER !== undefined) return process.env.VALKEY_SERVER
  const found = findProgram()
  if (found !== undefined || !isRootOnDebian()) return found
  return (await installDebianPackage('redis-server')) ? findProgram() : undefined
}

function findProgram(): string | undefined {
  const folders = ['/usr/bin', '/usr/local/bin', '/opt/homebrew/bin']
  return PROGRAMS.flatMap((name) => folders.map((folder) => join(folder, name))).find((file) =>
    existsSync(file),
  )
}
