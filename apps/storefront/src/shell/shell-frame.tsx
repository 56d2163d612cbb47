import type { CategoryPreview } from '@sorrel/domain/category'
import { SkipLink } from '@sorrel/ui/skip-link'
import type { ReactNode } from 'react'
import { CartProvider } from '#features/cart/index.ts'
import { ConsentSlot } from '#features/consent/index.ts'
import { NotificationsProvider } from '#shop/notifications.tsx'
import type { StoreContext } from '#request/store.ts'
import { useShop } from '#shop/use-shop'
import { Footer, getFooterColumns } from './footer.tsx'
import { Header } from './header.tsx'
import { PanelsProvider } from './panels.tsx'
import * as styles from './shell.css.ts'

export interface ShellFrameProps {
  readonly store: StoreContext
  /** For the pictures of the menu. */
  readonly categories: readonly CategoryPreview[]
  /** Four digits. */
  readonly year: number
  /** Whose software this is, for the small print. */
  readonly poweredBy: string
  readonly children: ReactNode
}

const MAIN_ID = 'main'

/** Header and footer around a page, rendered on the server for shoppers and in the browser for the editor. */
export function ShellFrame({ store, categories, year, poweredBy, children }: ShellFrameProps) {
  const shop = useShop()
  const footerColumns = getFooterColumns(store, shop.toHref)
  return (
    <NotificationsProvider>
      <CartProvider>
        <SkipLink target={MAIN_ID}>{shop.t('a11y.skip_to_content')}</SkipLink>
        <ConsentSlot />
        <PanelsProvider>
          <Header store={store} categories={categories} footerColumns={footerColumns} />
        </PanelsProvider>
        <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
          {children}
        </main>
        <Footer store={store} columns={footerColumns} year={year} poweredBy={poweredBy} />
      </CartProvider>
    </NotificationsProvider>
  )
}
