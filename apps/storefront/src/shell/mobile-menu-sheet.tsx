'use client'

import { routes } from '@sorrel/contracts/routes'
import { MobileNavigation } from '@sorrel/ui/mobile-navigation'
import type { NavigationColumn, NavigationItem, NavigationLink } from '@sorrel/ui/navigation-menu'
import { SlideDown } from '@sorrel/ui/slide-down'
import type { ReactNode } from 'react'
import { useNextFrame } from '#shop/use-next-frame.ts'
import { useShop } from '#shop/shop-context.tsx'
import * as styles from './mobile-menu.css.ts'

export interface MobileMenuSheetProps {
  readonly id: string
  readonly isOpen: boolean
  readonly items: readonly NavigationItem[]
  readonly footerColumns: readonly NavigationColumn[]
  readonly accountHref: string
  readonly ordersHref: string
  readonly children?: ReactNode
}

/** The footer's links to pages that the menu itself does not name. */
function getFurtherLinks({
  items,
  footerColumns,
}: Pick<MobileMenuSheetProps, 'items' | 'footerColumns'>): readonly NavigationLink[] {
  const own = items.flatMap(({ href, columns = [] }) => [
    href,
    ...columns.flatMap(({ links }) => links.map((link) => link.href)),
  ])
  return footerColumns.flatMap(({ links }) => links).filter(({ href }) => !own.includes(href))
}

/** Slides down from the header; below the categories it leads to the footer's pages, the account and, last, the orders. See docs/specification.md#header. */
export function MobileMenuSheet(props: MobileMenuSheetProps) {
  const { id, isOpen, items, accountHref, ordersHref, children } = props
  const { t, toHref, link: Anchor } = useShop()
  const further = getFurtherLinks(props)
  const isShown = useNextFrame(isOpen)
  const allLabels = Object.fromEntries(
    items.map((item) => [item.id, t('navigation.view_all', { name: item.label })]),
  )
  return (
    <SlideDown id={id} open={isShown} label={t('navigation.main')} pace="menu">
      <MobileNavigation label={t('navigation.main')} items={items} allLabels={allLabels} link={Anchor}>
        {further.length > 0 && (
          <ul className={styles.further}>
            {further.map(({ id: key, label, href, target }) => (
              <li key={key}>
                <Anchor className={styles.furtherLink} href={href} target={target}>
                  {label}
                </Anchor>
              </li>
            ))}
          </ul>
        )}
        <Anchor href={toHref(routes.saved())} className={styles.orders}>
          {t('navigation.saved')}
        </Anchor>
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
