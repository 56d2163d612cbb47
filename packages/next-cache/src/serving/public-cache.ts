import { setTimeout as wait } from 'node:timers/promises'
import type { HeardDrop } from '../invalidations/follow-log.ts'
import type { Core } from './open-core.ts'
import { type RenewOptions, startRenewing } from './renew-pages.ts'

/** What an app may ask of its cache. */
export interface NextCache {
  /**
   * Invalidates what was read of these tags until now. Resolves when that is recorded, or waits for a shared store that
   * is away; from then on no process that reaches the store serves a purged record.
   */
  drop(tags: readonly string[], options?: { readonly purge?: boolean }): Promise<void>
  /** Calls the listener after each invalidation, until the function that it gives is called. */
  onDrop(listener: (invalidation: HeardDrop) => void): () => void
  /** When this process learnt of the last invalidation of one of the tags, in milliseconds since the epoch. */
  getLastDrop(tags: readonly string[]): number | undefined
  /**
   * How many invalidations this process has heard of. Where pages share a read that is on its way, only those may join
   * it that ask at the same count as the first: the others would be kept as newer than what they show.
   */
  getDropCount(): number
  /** Whether a page could be served now under the path that Next renders. */
  has(key: string): Promise<boolean>
  /** Renews the pages asked for last whenever they are invalidated, until the function that it gives is called. */
  startRenewing(options: RenewOptions): () => void
  /** Keeps bytes under a name, for all scopes. */
  put(name: string, bytes: Uint8Array, options: { readonly seconds: number }): Promise<void>
  take(name: string): Promise<Buffer | undefined>
  /** What an operator should know; empty where all is well. */
  getDetails(): readonly string[]
  /** Resolves when the shared store is heard of, or after the time. */
  whenOpen(ms: number): Promise<void>
  close(): Promise<void>
}

const AWAY = 'the log of invalidations is out of reach: this process goes on alone'

export function toNextCache(core: Core): NextCache {
  const later = (attach: (parts: Awaited<Core['parts']>) => () => void) => {
    let isStopped = false
    let stop: (() => void) | undefined
    void core.parts.then((parts) => {
      if (!isStopped) stop = attach(parts)
    })
    return () => {
      isStopped = true
      stop?.()
    }
  }

  return {
    async drop(tags, { purge = false } = {}) {
      await (await core.parts).drop(tags, purge)
    },
    onDrop: (listener) => later(({ invalidations }) => invalidations.onDrop(listener)),
    getLastDrop: (tags) => core.peek()?.known.getLastDrop(tags),
    getDropCount: () => core.peek()?.known.getMark().moment ?? 0,
    async has(key) {
      const { invalidations, pages } = await core.parts
      await invalidations.catchUp()
      const { state } = await pages.find(key)
      return state !== 'none' && state !== 'purged'
    },
    startRenewing: (options) =>
      later(({ invalidations, pages, recent }) =>
        startRenewing(
          { pages, getRecent: recent.get, onDrop: (listen) => invalidations.onDrop(listen) },
          options,
        ),
      ),
    put: async (name, bytes, options) => (await core.parts).facts.put(name, bytes, options),
    take: async (name) => (await core.parts).facts.take(name),
    getDetails() {
      const parts = core.peek()
      if (parts === undefined) return []
      const { invalidations, stores, pages } = parts
      const failure = stores.disk?.getFailure()
      const count = pages.getPrivateCount()
      return [
        ...(invalidations.isConnected() === false ? [AWAY] : []),
        ...(failure ? [failure] : []),
        ...(count > 0 ? [`${String(count)} pages held the query of a request and were not kept`] : []),
      ]
    },
    async whenOpen(ms) {
      const deadline = performance.now() + ms
      const { invalidations } = await core.parts
      for (
        await invalidations.catchUp();
        invalidations.isConnected() === false && performance.now() < deadline;
        await invalidations.catchUp()
      )
        await wait(20)
    },
    close: () => core.close(),
  }
}

export interface Opened {
  readonly core: Core
  readonly cache: NextCache
}

const KEY = Symbol.for('@sorrel/next-cache')

/** The modules of this package are loaded several times in a process; only this is shared among them. */
const shared: typeof globalThis & { [KEY]?: Opened } = globalThis

export const getOpened = (): Opened | undefined => shared[KEY]

export function setOpened(opened: Opened): void {
  shared[KEY] = opened
}
