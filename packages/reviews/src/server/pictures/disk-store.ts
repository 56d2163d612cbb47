import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { PictureFile, PictureStore } from './picture-store.ts'

const ID = /^[\da-f]{32}$/
const FILE = /^\d{1,5}\.(?:avif|webp)$/
/** Folder of a picture that is still being written. */
const UNFINISHED = '.part'

/** Stores pictures in a folder: `ab/abcd…/800.webp`. A picture gets its final name when it is complete. */
export function createDiskStore(folder: string): PictureStore {
  const getFolder = (id: string) => join(folder, id.slice(0, 2), id)
  return {
    write: async (id, files) => {
      if (!ID.test(id)) throw new TypeError('not an id of a picture')
      const target = getFolder(id)
      await mkdir(`${target}${UNFINISHED}`, { recursive: true })
      for (const file of files) await writeSafely(`${target}${UNFINISHED}`, file)
      await rename(`${target}${UNFINISHED}`, target)
    },
    read: async (id, name) => {
      if (!ID.test(id) || !FILE.test(name)) return undefined
      return readFile(join(getFolder(id), name)).catch((error: unknown) => {
        if (isMissing(error)) return undefined
        throw error
      })
    },
    remove: async (id) => {
      if (!ID.test(id)) return
      await rm(getFolder(id), { recursive: true, force: true })
      await rm(`${getFolder(id)}${UNFINISHED}`, { recursive: true, force: true })
    },
    list: () => listPictures(folder),
  }
}

async function writeSafely(folder: string, { name, bytes }: PictureFile): Promise<void> {
  const file = await open(join(folder, name), 'w')
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

async function* listPictures(folder: string) {
  for (const shard of await readNames(folder)) {
    for (const name of await readNames(join(folder, shard))) {
      const id = name.endsWith(UNFINISHED) ? name.slice(0, -UNFINISHED.length) : name
      const found = ID.test(id) ? await stat(join(folder, shard, name)).catch(() => undefined) : undefined
      if (found !== undefined) yield { id, dateModified: found.mtime }
    }
  }
}

async function readNames(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  return entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name)
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
