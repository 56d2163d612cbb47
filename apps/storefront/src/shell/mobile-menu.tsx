'use client'

import { IconButton } from '@sorrel/ui/icon-button'
import { closeIcon, menuIcon } from '@sorrel/ui/icons'
import type { NavigationItem } from '@sorrel/ui/navigation-menu'
import { lazy, type ReactNode, Suspense, useId, useState } from 'react'
import { useShop } from '#shop/shop-context.tsx'
import { usePanels } from './panels.tsx'

const loadSheet = () => import('./mobile-menu-sheet.tsx')
const Sheet = lazy(async () => ({ default: (await loadSheet()).MobileMenuSheet }))

export interface MobileMenuProps {
  readonly items: readonly NavigationItem[]
  readonly ordersHref: string
  /** Below the links: currency and language. */
  readonly children?: ReactNode
}

/** The menu of narrow windows: its sheet loads once the shopper reaches for it. See docs/specification.md#header. */
export function MobileMenu({ items, ordersHref, children }: MobileMenuProps) {
  const { t } = useShop()
  const { openPanel, toggle } = usePanels()
  const [isWanted, setWanted] = useState(false)
  const id = useId()
  const isOpen = openPanel === 'menu'
  const want = () => setWanted(true)
  return (
    <>
      <IconButton
        icon={isOpen ? closeIcon : menuIcon}
        label={t(isOpen ? 'navigation.close' : 'navigation.open')}
        aria-expanded={isOpen}
        aria-controls={isWanted ? id : undefined}
        onPointerEnter={want}
        onFocus={want}
        onClick={() => {
          want()
          toggle('menu')
        }}
      />
      {(isWanted || isOpen) && (
        <Suspense>
          <Sheet id={id} isOpen={isOpen} items={items} ordersHref={ordersHref}>
            {children}
          </Sheet>
        </Suspense>
      )}
    </>
  )
}
