'use client'

import { MobileNavigation } from '@sorrel/ui/mobile-navigation'
import type { NavigationItem } from '@sorrel/ui/navigation-menu'
import { SlideDown } from '@sorrel/ui/slide-down'
import type { ReactNode } from 'react'
import { useNextFrame } from '#shop/use-next-frame.ts'
import { useShop } from '#shop/shop-context.tsx'
import * as styles from './mobile-menu.css.ts'

export interface MobileMenuSheetProps {
  readonly id: string
  readonly isOpen: boolean
  readonly items: readonly NavigationItem[]
  readonly accountHref: string
  readonly ordersHref: string
  readonly children?: ReactNode
}

/** Slides down from the header; the last link leads to the orders. See docs/specification.md#header. */
export function MobileMenuSheet(props: MobileMenuSheetProps) {
  const { id, isOpen, items, accountHref, ordersHref, children } = props
  const { t, link: Anchor } = useShop()
  const isShown = useNextFrame(isOpen)
  const allLabels = Object.fromEntries(
    items.map((item) => [item.id, t('navigation.view_all', { name: item.label })]),
  )
  return (
    <SlideDown id={id} open={isShown} label={t('navigation.main')} pace="menu">
      <MobileNavigation label={t('navigation.main')} items={items} allLabels={allLabels} link={Anchor}>
        {/* As in the header these are not for the router. */}
        <a href={accountHref} className={styles.orders}>
          {t('navigation.account_menu')}
        </a>
        <a href={ordersHref} className={styles.orders}>
          {t('navigation.orders')}
        </a>
        <div className={styles.foot}>{children}</div>
      </MobileNavigation>
    </SlideDown>
  )
}
