'use client'

import { IconButton } from '@sorrel/ui/icon-button'
import { closeIcon, menuIcon } from '#shop/header-icons.ts'
import type { NavigationColumn, NavigationItem } from '@sorrel/ui/navigation-menu'
import { type ReactNode, Suspense, useId, useState } from 'react'
import { createLazyComponent } from '#shop/lazy-component.tsx'
import { useShop } from '#shop/shop-context.tsx'
import { FOOTER_ID } from './footer-id.ts'
import { usePanels } from './panels.tsx'
import * as styles from './header-frame.css.ts'

const Sheet = createLazyComponent(async () => (await import('./mobile-menu-sheet.tsx')).MobileMenuSheet)

export interface MobileMenuProps {
  readonly items: readonly NavigationItem[]
  readonly footerColumns: readonly NavigationColumn[]
  readonly accountHref: string
  readonly ordersHref: string
  /** Below the links: currency and language. */
  readonly children?: ReactNode
}

/** The menu of narrow windows: its sheet loads once the shopper reaches for it. See docs/specification.md#header. */
export function MobileMenu({ children, ...links }: MobileMenuProps) {
  const { t } = useShop()
  const { openPanel, toggle } = usePanels()
  const [isWanted, setWanted] = useState(false)
  const id = useId()
  const isOpen = openPanel === 'menu'
  const want = () => setWanted(true)
  return (
    <>
      <noscript>
        <IconButton href={`#${FOOTER_ID}`} icon={menuIcon} label={t('navigation.open')} />
      </noscript>
      <span className={styles.scripted}>
        <IconButton
          icon={isOpen ? closeIcon : menuIcon}
          label={t(isOpen ? 'navigation.close' : 'navigation.open')}
          aria-expanded={isOpen}
          aria-controls={isWanted ? id : undefined}
          onPointerEnter={want}
          onFocus={want}
          onClick={(event) => {
            want()
            toggle('menu', event.currentTarget)
          }}
        />
      </span>
      {(isWanted || isOpen) && (
        <Suspense>
          <Sheet.Part {...links} id={id} isOpen={isOpen}>
            {children}
          </Sheet.Part>
        </Suspense>
      )}
    </>
  )
}
