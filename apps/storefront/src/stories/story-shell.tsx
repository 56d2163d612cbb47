import type { ReactNode } from 'react'
import { ConsentProvider } from '#features/consent/index.ts'
import { Footer } from '#shell/footer.tsx'
import { Header } from '#shell/header.tsx'
import { PanelsProvider } from '#shell/panels.tsx'
import { main } from '#shell/shell.css.ts'
import type { ShopView } from '#shop/shop.ts'
import { createStoryStore, storyCategories } from './story-store.ts'

export interface StoryShellProps {
  readonly shop: ShopView
  readonly children: ReactNode
}

/** The demo store's header and footer around a page. */
export function StoryShell({ shop, children }: StoryShellProps) {
  const store = createStoryStore({ locale: shop.locale })
  return (
    <ConsentProvider>
      <PanelsProvider>
        <Header store={store} shop={shop} categories={storyCategories} />
      </PanelsProvider>
      <main className={main}>{children}</main>
      <Footer store={store} shop={shop} year={2026} poweredBy="Sorrel Storefront" />
    </ConsentProvider>
  )
}
