import { setTimeout as wait } from 'node:timers/promises'
import type { HeardDrop } from '../invalidations/follow-log.ts'
import type { Core } from './open-core.ts'
import { type RenewOptions, startRenewing } from './renew-pages.ts'

/** The cache of an app. */
export interface NextCache {
  /**
   * Invalidates all earlier reads of these tags. Resolves when that is recorded; waits for a shared store that is
   * away. From then on no process that reaches the store serves a purged record.
   */
  drop(tags: readonly string[], options?: { readonly purge?: boolean }): Promise<void>
  /** Calls the listener after each invalidation. Returns a function that removes it. */
  onDrop(listener: (invalidation: HeardDrop) => void): () => void
  /** When this process learnt of the last invalidation of one of the tags, in milliseconds since the epoch. */
  getLastDrop(tags: readonly string[]): number | undefined
  /**
   * How many invalidations this process knows. Pages may share a running read only at the same count as its start:
   * otherwise they would count as newer than their data.
   */
  getDropCount(): number
  /** Whether the page with this key could be served now; the key is the path that Next renders. */
  has(key: string): Promise<boolean>
  /** Renews recently requested pages after each invalidation. Returns a function that stops it. */
  startRenewing(options: RenewOptions): () => void
  /** Keeps bytes under a name, for all scopes. */
  put(name: string, bytes: Uint8Array, options: { readonly seconds: number }): Promise<void>
  take(name: string): Promise<Buffer | undefined>
  /** Problems for an operator; empty if there are none. */
  getDetails(): readonly string[]
  /** Resolves when the shared store answers, or after this time. */
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

/** A process loads the modules of this package several times; this global is all that they share. */
const shared: typeof globalThis & { [KEY]?: Opened } = globalThis

export const getOpened = (): Opened | undefined => shared[KEY]

export function setOpened(opened: Opened): void {
  shared[KEY] = opened
}
