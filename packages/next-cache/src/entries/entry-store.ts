import { LRUCache } from 'lru-cache'
import type { ByteStore } from '../stores/disk-store.ts'
import { pack, unpack } from '../stores/packing.ts'
import { type Entry, getBytes, parseEntry, type State } from './entry.ts'

/** How long the shared store keeps an entry. */
const LIFE_MS = 7 * 24 * 3_600_000

/** Limit of waiting writes; further entries are not written, because a disk this slow would only fall behind. */
const WRITES_MAX = 1000

export interface EntryStoreOptions {
  readonly scope: string
  readonly memoryBytes: number
  /** The fastest first. */
  readonly stores: readonly ByteStore[]
  readonly judge: (entry: Entry) => State
}

export type EntryStore = ReturnType<typeof createEntryStore>

const ORDER: readonly State[] = ['purged', 'invalidated', 'expired', 'fresh']

/** Entries in memory, backed by stores that outlive the process or are shared. */
export function createEntryStore({ scope, memoryBytes, stores, judge }: EntryStoreOptions) {
  const memory = new LRUCache<string, Entry>({ maxSize: memoryBytes, sizeCalculation: getBytes })
  const toName = (id: string) => `entry\n${scope}\n${id}`
  const writes = createWrites()

  async function load(store: ByteStore, id: string): Promise<Entry | undefined> {
    const bytes = await store.get(toName(id))
    return bytes && parseEntry(id, unpack(bytes))
  }

  /** If the near entry is not fresh, another process may have renewed it. */
  async function lookFurther(id: string, near: Entry | undefined): Promise<Entry | undefined> {
    let best = near
    for (const store of stores) {
      if (best !== undefined && judge(best) === 'fresh') break
      const found = await load(store, id)
      if (found !== undefined && isBetter(found, best)) best = found
    }
    // This process may have rendered the page meanwhile.
    const now = memory.peek(id)
    if (now !== undefined && now !== near && !isBetter(best ?? now, now)) return now
    if (best !== undefined && best !== near) memory.set(id, best)
    return best
  }

  /** An entry that may lack a change does not replace a newer one of another process. */
  async function write(store: ByteStore, entry: Entry): Promise<void> {
    const { id } = entry
    const there = judge(entry) === 'fresh' ? undefined : await load(store, id)
    if (there === undefined || isBetter(entry, there)) await store.set(toName(id), await pack(entry), LIFE_MS)
  }

  const isBetter = (found: Entry, known: Entry | undefined) => {
    if (known === undefined) return true
    const difference = ORDER.indexOf(judge(found)) - ORDER.indexOf(judge(known))
    return difference > 0 || (difference === 0 && found.at > known.at)
  }

  return {
    /** The entry in memory, whatever its state. */
    peek: (id: string) => memory.get(id),
    async find(id: string): Promise<Entry | undefined> {
      const near = memory.get(id)
      return near !== undefined && judge(near) === 'fresh' ? near : lookFurther(id, near)
    },
    /** Keeps the entry unless a newer one is known. The write runs in the background. */
    save(entry: Entry): void {
      const { id } = entry
      const known = memory.peek(id)
      if (known !== undefined && isBetter(known, entry)) return
      memory.set(id, entry)
      writes.add(id, async () => void (await Promise.all(stores.map((store) => write(store, entry)))))
    },
    remove(id: string): void {
      memory.delete(id)
      writes.add(id, async () => void (await Promise.all(stores.map((store) => store.delete(toName(id))))))
    },
    flush: writes.flush,
  }
}

/** Runs writes in turn, and for each id only the last one. */
function createWrites() {
  const waiting = new Map<string, () => Promise<void>>()
  let running: Promise<void> | undefined

  async function run(): Promise<void> {
    for (let [next] = waiting; next !== undefined; [next] = waiting) {
      const [id, write] = next
      waiting.delete(id)
      // The stores report their own failures.
      await write().catch(() => undefined)
    }
    running = undefined
  }

  return {
    add(id: string, write: () => Promise<void>): void {
      if (waiting.size >= WRITES_MAX && !waiting.has(id)) return
      waiting.set(id, write)
      running ??= Promise.resolve().then(run)
    },
    flush: async () => running,
  }
}
