import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import type { ObjectStore } from './object-store.ts'

const TEMPORARY = '.tmp'

/** An object store in a folder, local or mounted by several machines. The folder is created on first use. */
export function openFolderStore(directory: string): ObjectStore {
  const toPath = (key: string) => join(directory, ...key.split('/'))
  return {
    async put(key, bytes) {
      const path = toPath(key)
      const temporary = `${path}.${randomUUID()}${TEMPORARY}`
      await mkdir(dirname(path), { recursive: true })
      await writeFile(temporary, bytes)
      // The rename is atomic: no reader sees a part of the file.
      await rename(temporary, path)
    },
    get: (key) => orUndefined(readFile(toPath(key))),
    remove: (key) => rm(toPath(key), { force: true }),
    async *list(prefix) {
      const found = await orUndefined(readdir(directory, { recursive: true, withFileTypes: true }))
      const paths = (found ?? [])
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
      const keys = paths.map((path) => relative(directory, path).split(sep).join('/'))
      for (const key of keys
        .filter((each) => each.startsWith(prefix) && !each.endsWith(TEMPORARY))
        .toSorted()) {
        const facts = await orUndefined(stat(toPath(key)))
        if (facts !== undefined) yield { key, dateModified: facts.mtime }
      }
    },
  }
}

/** Undefined where there is no such file. */
async function orUndefined<Value>(work: Promise<Value>): Promise<Value | undefined> {
  try {
    return await work
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}
