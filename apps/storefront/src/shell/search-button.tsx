'use client'

import { IconButton } from '@sorrel/ui/icon-button'
import { searchIcon } from '@sorrel/ui/icons'
import { lazy, Suspense, useState } from 'react'
import { useShop } from '#shop/shop-context.tsx'
import { usePanels } from './panels.tsx'

const loadPanel = () => import('#features/search/search-panel.tsx')
const SearchPanel = lazy(async () => ({ default: (await loadPanel()).SearchPanel }))

/** Opens the search under the header; without script it leads to the search page. See docs/specification.md#search. */
export function SearchButton({ href }: { readonly href: string }) {
  const { t, link } = useShop()
  const { openPanel, toggle, close } = usePanels()
  const [isWanted, setWanted] = useState(false)
  const isOpen = openPanel === 'search'
  return (
    <>
      <IconButton
        as={link}
        href={href}
        icon={searchIcon}
        label={t('navigation.search')}
        onPointerDown={() => void loadPanel()}
        onMouseOver={() => void loadPanel()}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return
          event.preventDefault()
          setWanted(true)
          toggle('search')
        }}
      />
      {(isWanted || isOpen) && (
        <Suspense>
          <SearchPanel isOpen={isOpen} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
