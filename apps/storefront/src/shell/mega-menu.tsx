'use client'

import { type NavigationItem, NavigationMenu } from '@sorrel/ui/navigation-menu'
import type { ReactNode } from 'react'
import { useShop } from '#shop/shop-context.tsx'

export interface MegaMenuProps {
  readonly items: readonly NavigationItem[]
  /** The picture card of an entry's sheet, by the entry's id. */
  readonly features: Readonly<Record<string, ReactNode>>
}

/** The menu of wide windows with its sheets. See docs/specification.md#header. */
export function MegaMenu({ items, features }: MegaMenuProps) {
  const { t, link, pathname } = useShop()
  const toggleLabels = Object.fromEntries(
    items.map((item) => [item.id, t('navigation.open_group', { name: item.label })]),
  )
  return (
    <NavigationMenu
      label={t('navigation.main')}
      items={items}
      toggleLabels={toggleLabels}
      features={features}
      currentHref={pathname}
      link={link}
    />
  )
}
