import { SkipLink } from '@sorrel/ui/skip-link'
import type { ReactNode } from 'react'
import { BagProvider } from '#features/cart/bag-provider.tsx'
import { ConsentSlot } from '#features/consent/consent-slot.tsx'
import { systemClock } from '#platform/clock.ts'
import { env } from '#platform/env.ts'
import { createScene } from '#platform/create-scene.ts'
import type { Market } from '#platform/market.ts'
import { NotificationsProvider } from '#platform/notifications.tsx'
import type { StoreContext } from '#platform/store.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { loadCategories } from './load-categories.ts'
import { PanelsProvider } from './panels.tsx'
import * as styles from './shell.css.ts'

export interface ShellProps {
  readonly market: Market
  readonly store: StoreContext
  readonly children: ReactNode
}

const MAIN_ID = 'main'

const getYear = () => new Date(systemClock()).getFullYear()

/** Header and footer around a page of the shop. */
export async function Shell({ market, store, children }: ShellProps) {
  const scene = createScene(store, market)
  const categories = await loadCategories(market)
  return (
    <NotificationsProvider>
      <BagProvider link={scene.link} image={scene.image}>
        <SkipLink target={MAIN_ID}>{scene.t('a11y.skip_to_content')}</SkipLink>
        <ConsentSlot />
        <PanelsProvider>
          <Header store={store} scene={scene} categories={categories} />
        </PanelsProvider>
        <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
          {children}
        </main>
        <Footer store={store} scene={scene} year={getYear()} poweredBy={env.poweredBy} />
      </BagProvider>
    </NotificationsProvider>
  )
}
