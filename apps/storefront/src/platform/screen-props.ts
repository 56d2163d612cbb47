import { createScene } from './create-scene.ts'
import type { ScreenProps } from './loaded.ts'
import type { Market } from './market.ts'
import type { StoreContext } from './store.ts'

/** What every screen gets besides its own data. */
export function getScreenProps(store: StoreContext, market: Market): ScreenProps {
  return { market, t: store.t, scene: createScene(store, market) }
}
