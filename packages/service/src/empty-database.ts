import { createHash, randomUUID } from 'node:crypto'
import { existsSync, openAsBlob } from 'node:fs'
import { link, mkdir, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const CACHE = join(import.meta.dirname, '../node_modules/.cache')

/**
 * The files of an empty embedded database, for `loadDataDir`. Making them takes seconds of CPU time, copying them a
 * fraction of one, so they are cached in `node_modules/.cache` for each version of the database. If that is not
 * writable, as in an image, they are made each time.
 */
export async function readEmptyDatabase(
  cache: string = CACHE,
  make: () => Promise<Blob> = makeEmptyDatabase,
): Promise<Blob> {
  const version = createRequire(import.meta.url).resolve('@electric-sql/pglite')
  const file = join(cache, `empty-${createHash('sha256').update(version).digest('hex').slice(0, 16)}.tar`)
  if (existsSync(file)) return openAsBlob(file)
  const made = await make()
  const isKept = await keep(file, made).then(
    () => true,
    () => false,
  )
  return isKept ? openAsBlob(file) : made
}

async function makeEmptyDatabase(): Promise<Blob> {
  const { PGlite } = await import('@electric-sql/pglite')
  const client = await PGlite.create()
  const dump = await client.dumpDataDir('none')
  await client.close()
  return dump
}

async function keep(file: string, made: Blob): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  // Several processes may come here at once: each writes a file of its own, and the first one stays. It is never replaced,
  // since another process may be reading it.
  const part = `${file}.${randomUUID()}`
  await writeFile(part, made.stream())
  await link(part, file).catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  })
  await rm(part)
}
