import { hash } from 'node:crypto'
import { openObjectStore } from '@sorrel/service/object-store'
import type { Logger } from 'pino'
import { type Clock, steadyClock } from '#service/clock.ts'
import { waitAtMost } from '#service/resilience/wait-at-most.ts'
import { decodeEntry, encodeEntry, type EntryStore } from '../stored-entry.ts'

/** To make a small picture takes about as long. */
const ANSWER_MS = 1000

/** After a failure the store is left alone for so long. */
const PAUSE_MS = 10_000

export interface SharedEntriesOptions {
  /** As PICTURES_URL names it. */
  readonly url: string
  readonly log: Pick<Logger, 'warn'>
  readonly now?: Clock
}

/** Entries in an object store, where all nodes find what one of them made. Each has its own while it is away. */
export async function openSharedEntries({
  url,
  log,
  now = steadyClock,
}: SharedEntriesOptions): Promise<EntryStore> {
  const objects = await openObjectStore(url)
  const toName = (key: string) => `renditions/${hash('sha256', key)}`
  let resumesAt = 0

  async function ask<Value>(call: () => Promise<Value>): Promise<Value | undefined> {
    if (now() < resumesAt) return undefined
    try {
      return await waitAtMost(call(), ANSWER_MS)
    } catch (error) {
      if (now() >= resumesAt)
        log.warn({ err: error }, 'the store of pictures fails: each process makes its own')
      resumesAt = now() + PAUSE_MS
      return undefined
    }
  }

  return {
    async get(key) {
      const bytes = await ask(() => objects.get(toName(key)))
      const found = bytes && decodeEntry(Buffer.from(bytes))
      return found?.key === key ? found.entry : undefined
    },
    async set(key, entry) {
      await ask(() => objects.put(toName(key), encodeEntry(key, entry)))
    },
    async delete(key) {
      await ask(() => objects.remove(toName(key)))
    },
  }
}
