'use client'

import { IconButton } from '@sorrel/ui/icon-button'
import { searchIcon } from '#shop/header-icons.ts'
import { Suspense, useState } from 'react'
import { createLazyComponent } from '#shop/lazy-component.tsx'
import { useShop } from '#shop/shop-context.tsx'
import { usePanels } from './panels.tsx'

const SearchPanel = createLazyComponent(
  async () => (await import('#features/search/search-panel.tsx')).SearchPanel,
)

export interface SearchButtonProps {
  /** The search page, for visitors without script. */
  readonly href: string
  /** Searches that the merchant offers. */
  readonly popular: readonly string[]
}

/** Opens the search under the header; without script it leads to the search page. See docs/specification.md#search. */
export function SearchButton({ href, popular }: SearchButtonProps) {
  const shop = useShop()
  const { t, link } = shop
  const { openPanel, toggle, close } = usePanels()
  const [isWanted, setWanted] = useState(false)
  const isOpen = openPanel === 'search'
  return (
    <>
      <IconButton
        as={link}
        href={href}
        data-panel=""
        icon={searchIcon}
        label={t('navigation.search')}
        onPointerDown={() => void SearchPanel.preload(shop)}
        onMouseOver={() => void SearchPanel.preload(shop)}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return
          event.preventDefault()
          setWanted(true)
          toggle('search', event.currentTarget)
        }}
      />
      {(isWanted || isOpen) && (
        <Suspense>
          <SearchPanel.Part open={isOpen} onOpenChange={close} popular={popular} />
        </Suspense>
      )}
    </>
  )
}
