import type { Translate } from '@sorrel/i18n/message'
import type { Metadata } from 'next'
import type { Market } from './market.ts'
import type { Scene } from './scene.ts'

/** What every screen gets besides its own data. */
export interface ScreenProps {
  readonly market: Market
  readonly t: Translate
  readonly scene: Scene
}

/** A screen's data and what the document's head says of it. */
export interface Loaded<Props extends ScreenProps> {
  readonly metadata: Metadata
  readonly screen: Props
}
