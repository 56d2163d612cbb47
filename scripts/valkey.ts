import { existsSync } from 'node:fs'
import { join } from 'node:path'

// Valkey for tests of several processes, without containers.

const FOLDERS = ['/usr/bin', '/usr/local/bin', '/opt/homebrew/bin']

/** The program of a Valkey or Redis server: that of VALKEY_SERVER, else an installed one. Undefined where there is none. */
export const findValkey = (): string | undefined =>
  process.env.VALKEY_SERVER ??
  ['valkey-server', 'redis-server']
    .flatMap((name) => FOLDERS.map((folder) => join(folder, name)))
    .find((file) => existsSync(file))
