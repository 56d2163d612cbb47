import { z } from 'zod'
import { INITIAL_SNAPSHOT, loadStoreSnapshot, type StoreSnapshot } from '#routing/store-index.ts'
import type { EntryStore } from '../stored-entry.ts'

const KEY = 'store-snapshot'

const texts = z.array(z.string())

const schema = z.object({
  locale: z.string(),
  locales: texts,
  currency: z.string(),
  currencies: texts,
  homePage: z.string(),
  redirects: z.array(z.object({ from: z.string(), to: z.string() })).optional(),
})

/**
 * How the store's index is loaded, and what it begins with: what an earlier process knew, so that a restart while the
 * service is down still finds the pages of each language and currency. Filters are not kept: any may be one then.
 */
export async function openSnapshots(facts: EntryStore | undefined): Promise<{
  readonly initial: StoreSnapshot
  readonly load: () => Promise<StoreSnapshot>
}> {
  const known = schema.safeParse((await facts?.get(KEY))?.head)
  return {
    initial: known.success ? known.data : INITIAL_SNAPSHOT,
    load: async () => {
      const snapshot = await loadStoreSnapshot()
      const { filters: _, ...head } = snapshot
      await facts?.set(KEY, { head, body: Buffer.alloc(0) })
      return snapshot
    },
  }
}
