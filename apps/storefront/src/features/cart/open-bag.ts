import type { BagApiOptions } from './bag-api.ts'
import type { BagEvent, BagStore } from './bag-store.ts'
import type { BagView } from './bag-view.ts'

export interface OpenBagOptions extends BagApiOptions {
  readonly onEvent: (event: BagEvent) => void
  readonly onView: (view: BagView) => void
}

/** Opens a visitor's bag. */
export type OpenBag = (options: OpenBagOptions) => Promise<BagStore>

/** Tabs of one browser share a bag: each tells the others that it has changed. */
const CHANNEL = 'bag'

/** Loads the bag's code and connects it with the page and the other tabs. */
export async function openBag({ onEvent, onView, ...address }: OpenBagOptions): Promise<BagStore> {
  const [{ createBagApi }, { createBagStore }, { toBagView }, { reportBagChange }, { subscribe }] =
    await Promise.all([
      import('./bag-api.ts'),
      import('./bag-store.ts'),
      import('./bag-view.ts'),
      import('./report-bag-change.ts'),
      import('valtio/vanilla'),
    ])
  const channel = new BroadcastChannel(CHANNEL)
  const store = createBagStore({
    api: createBagApi(address),
    now: Date.now,
    onEvent,
    onChanged: (change) => {
      channel.postMessage('changed')
      reportBagChange(change)
    },
  })
  channel.addEventListener('message', () => void store.refresh({ isForced: true }))
  subscribe(store.state, () => onView(toBagView(store.state)))
  return store
}
