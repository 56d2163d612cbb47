import type { ReactNode } from 'react'
import { ConsentProvider } from '#features/consent/index.ts'
import { Footer, getFooterColumns } from '#shell/footer.tsx'
import { Header } from '#shell/header.tsx'
import { PanelsProvider } from '#shell/panels.tsx'
import { main } from '#shell/shell.css.ts'
import { useShop } from '#shop/use-shop'
import { createStoryStore, storyCategories } from './story-store.ts'

export interface StoryShellProps {
  readonly children: ReactNode
}

/** The demo store's header and footer around a page. */
export function StoryShell({ children }: StoryShellProps) {
  const shop = useShop()
  const store = createStoryStore({ locale: shop.locale })
  const footerColumns = getFooterColumns(store, shop.toHref)
  return (
    <ConsentProvider>
      <PanelsProvider>
        <Header store={store} categories={storyCategories} footerColumns={footerColumns} />
      </PanelsProvider>
      <main className={main}>{children}</main>
      <Footer store={store} columns={footerColumns} year={2026} poweredBy="Sorrel Storefront" />
    </ConsentProvider>
  )
}
