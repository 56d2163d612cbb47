import { setTimeout as wait } from 'node:timers/promises'
import { openDisk } from '../stores/disk.ts'
import { openSqliteLog } from '../invalidations/sqlite-log.ts'
import { createKnownInvalidations } from '../invalidations/known-invalidations.ts'
import { openSharedInvalidations } from '../invalidations/shared-invalidations.ts'
import { openValkeyLog } from '../invalidations/valkey-log.ts'
import { createReadStarts } from '../entries/read-starts.ts'
import { judge } from '../entries/entry.ts'
import { createEntryStore } from '../entries/entry-store.ts'
import { openDiskStore } from '../stores/disk-store.ts'
import { openValkeyStore } from '../stores/valkey-store.ts'
import { type Connection, openConnection } from '../valkey.ts'
import { createAppValues } from './app-values.ts'
import { createCachedData } from './cached-data.ts'
import { createCachedPages } from './cached-pages.ts'
import { type CacheOptions, completeOptions, type CompleteOptions } from './options.ts'
import { createRecent } from './renew-pages.ts'

/** How often a process reads the log, besides before each answer. */
const BEAT_MS = 100

/** After this time every process that reaches the store knows an invalidation. */
const HEARD_MS = 2 * BEAT_MS

/** Longest wait of a start for the shared store. */
const START_MS = 2000

/** Share of the memory for entries; the rest is for the app's files and facts. */
const ENTRIES_SHARE = 0.75

export type Core = ReturnType<typeof openCore>

type Opened = Awaited<ReturnType<typeof openStores>>

/** The whole cache of a process. Its stores open in the background; each read waits for them. */
export function openCore(given: CacheOptions) {
  const options = completeOptions(given)
  const opening = openStores(options)
  const parts = opening.then((opened) => assemble(options, opened))
  let opened: Awaited<typeof parts> | undefined
  const timer = setInterval(() => void opened?.invalidations.beat(), BEAT_MS).unref()
  void parts.then((found) => {
    opened = found
  })
  return {
    options,
    parts,
    peek: () => opened,
    async close(): Promise<void> {
      clearInterval(timer)
      const { invalidations, entries, stores } = await parts
      await invalidations.beat()
      await entries.flush()
      stores.connection?.client.destroy()
      stores.disk?.close()
    },
  }
}

async function openStores({ directory, valkeyUrl, log, now, shop, diskBytes }: CompleteOptions) {
  const disk = directory === undefined ? undefined : await openDisk({ directory, shop, now, log })
  const connection = valkeyUrl === undefined ? undefined : await openConnection(valkeyUrl, log)
  if (connection !== undefined) await waitForFirstTry(connection)
  const stores = [
    ...(connection ? [openValkeyStore(connection, shop)] : []),
    ...(disk ? [openDiskStore({ disk, maxBytes: diskBytes, now })] : []),
  ]
  return { disk, connection, stores }
}

/** A starting process reads the log before it serves anything, unless the store is away. */
async function waitForFirstTry({ client }: Connection): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, START_MS)
  if (client.isReady) resolve()
  client.once('ready', resolve)
  client.once('error', () => resolve())
  await promise
  clearTimeout(timer)
}

async function assemble(options: CompleteOptions, stores: Opened) {
  const { now, log, scope, memoryBytes, shop } = options
  const known = createKnownInvalidations({ now })
  const onDisk = stores.disk && openSqliteLog(stores.disk)
  const shared = stores.connection && openValkeyLog(stores.connection, shop)
  const mirror = shared && onDisk
  const invalidations = openSharedInvalidations({ known, source: shared ?? onDisk, mirror, now, log })
  if (mirror) await invalidations.load(mirror)
  const entries = createEntryStore({
    scope,
    memoryBytes: Math.ceil(memoryBytes * ENTRIES_SHARE),
    stores: stores.stores,
    judge: (entry) => judge(entry, { known, now: now() }),
  })
  const recent = createRecent()
  const kept = { ...options, known, entries, readStarts: createReadStarts({ now }), onAsked: recent.note }
  const pages = createCachedPages(kept)
  invalidations.onDrop(() => pages.withdrawPurged())
  return {
    stores,
    known,
    invalidations,
    async drop(tags: readonly string[], purge: boolean): Promise<void> {
      await invalidations.drop(tags, purge)
      // Until they have read the log, other processes may still serve the page while they render it again.
      if (purge && stores.stores.length > 0) await wait(HEARD_MS)
    },
    entries,
    recent,
    pages,
    data: createCachedData(kept),
    facts: createAppValues({
      memoryBytes: Math.ceil(memoryBytes * (1 - ENTRIES_SHARE)),
      stores: stores.stores,
      now,
    }),
  }
}
