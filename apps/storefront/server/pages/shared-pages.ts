import { droppedTags } from '#service/dropped-tags.ts'
import type { PageAnswer } from './answer.ts'
import { type CachedPages, type CachedPagesOptions, createCachedPages } from './cached-pages.ts'
import { createSingleRun } from './single-run.ts'
import type { PageStore } from './store.ts'

export interface SharedPages {
  /** Pages without a query: few, and asked for often. */
  readonly plain: CachedPages
  /** Pages with a query: there is no end of them. */
  readonly queried: CachedPages
  /** A file that a page of either kind names. */
  readonly getFile: (path: string) => Promise<PageAnswer | undefined>
}

export interface SharedPagesOptions
  extends Omit<CachedPagesOptions, 'store' | 'dropped' | 'areFrequent' | 'areForAll'> {
  readonly store: PageStore
  readonly queryStore: PageStore
}

/** The cached pages of the shop. Those without a query are renewed by themselves when their data changes. */
export function createSharedPages({ store, queryStore, ...options }: SharedPagesOptions): SharedPages {
  const shared = { ...options, dropped: droppedTags }
  const plain = createCachedPages({ ...shared, store, areFrequent: true })
  const queried = createCachedPages({
    ...shared,
    store: queryStore,
    areFrequent: false,
    areForAll: true,
  })
  droppedTags.onDrop(createSingleRun(() => plain.renewRecent()))
  return {
    plain,
    queried,
    getFile: async (path) => (await plain.getFile(path)) ?? queried.getFile(path),
  }
}
