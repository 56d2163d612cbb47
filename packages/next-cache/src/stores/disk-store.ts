import { z } from 'zod'
import type { Disk } from './disk.ts'

const row = z.object({ bytes: z.instanceof(Uint8Array), used: z.number() }).optional()
const sum = z.object({ size: z.number().nullable() })

/** Removes the least recently used entries, up to a number of bytes. */
const REMOVE_OLDEST = `DELETE FROM entries WHERE rowid IN (SELECT rowid FROM
  (SELECT rowid, sum(size) OVER (ORDER BY used ROWS UNBOUNDED PRECEDING) - size AS before FROM entries)
  WHERE before < ?)`

/** A read updates the time of use at most this often, so most reads write nothing. */
const USE_MS = 60_000

/** Size of an entry besides its bytes. */
const OVERHEAD_BYTES = 200

/** Packed values by id. No call rejects: an unreadable value is absent, and one that cannot be written is not kept. */
export interface ByteStore {
  get(id: string): Promise<Uint8Array | undefined>
  set(id: string, bytes: Buffer, lifeMs: number): Promise<void>
  delete(id: string): Promise<void>
}

export interface DiskStoreOptions {
  readonly disk: Disk
  readonly maxBytes: number
  readonly now: () => number
}

/** Entries in the SQLite file, limited by their bytes. */
export function openDiskStore({ disk, maxBytes, now }: DiskStoreOptions): ByteStore {
  const change = (sql: string, ...values: readonly (string | number)[]) =>
    void disk.run((database) => database.prepare(sql).run(...values))

  /** Bytes written since the size was measured, which takes a while with many entries. */
  let written = Number.POSITIVE_INFINITY

  function makeRoom(size: number): void {
    written += size
    if (written < maxBytes / 100) return
    written = 0
    disk.change((database) => {
      const total = sum.parse(database.prepare('SELECT sum(size) AS size FROM entries').get())
      const surplus = (total.size ?? 0) - maxBytes
      // Frees some extra room for the next entries.
      if (surplus > 0) database.prepare(REMOVE_OLDEST).run(surplus + maxBytes / 10)
    })
  }

  return {
    async get(id) {
      const found = disk.run((database) =>
        row.parse(database.prepare('SELECT bytes, used FROM entries WHERE id = ?').get(id)),
      )
      if (found !== undefined && now() - found.used > USE_MS)
        change('UPDATE entries SET used = ? WHERE id = ?', now(), id)
      return found?.bytes
    },
    async set(id, bytes) {
      const size = bytes.length + OVERHEAD_BYTES
      if (size > maxBytes) return
      disk.run((database) =>
        database
          .prepare('INSERT OR REPLACE INTO entries (id, size, used, bytes) VALUES (?, ?, ?, ?)')
          .run(id, size, now(), bytes),
      )
      makeRoom(size)
    },
    async delete(id) {
      change('DELETE FROM entries WHERE id = ?', id)
    },
  }
}
