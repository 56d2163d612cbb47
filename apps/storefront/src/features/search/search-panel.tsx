'use client'

import { routes } from '@sorrel/contracts/routes'
import { Container } from '@sorrel/ui/container'
import { IconButton } from '@sorrel/ui/icon-button'
import { closeIcon } from '@sorrel/ui/icons'
import { SearchField } from '@sorrel/ui/search-field'
import { SlideDown } from '@sorrel/ui/slide-down'
import { useEffect, useId } from 'react'
import { useFrameLater } from '#shop/use-frame-later.ts'
import { useShop } from '#shop/shop-context.tsx'
import { SearchResults } from './search-results.tsx'
import { useSearch } from './use-search.ts'
import * as styles from './search-panel.css.ts'

export interface SearchPanelProps {
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** The page does not scroll while more results than this are shown. See docs/specification.md#search. */
const LOCK_ABOVE = 2

/** Search under the header. See docs/specification.md#search. */
export function SearchPanel({ isOpen, onClose }: SearchPanelProps) {
  const { t, toHref, navigate } = useShop()
  const isShown = useFrameLater(isOpen)
  // The field cannot take the focus in the slide's first two frames.
  const isSeen = useFrameLater(useFrameLater(isShown))
  const { term, setTerm, state } = useSearch(isOpen)
  useScrollLock(isShown && state.status === 'found' && state.products.length > LOCK_ABOVE)
  return (
    <SlideDown id={useId()} open={isShown} label={t('navigation.search')} pace="search">
      <Container>
        <div className={styles.panel}>
          <div className={styles.head}>
            <div className={styles.field}>
              <SearchField
                label={t('search.label')}
                placeholder={t('search.placeholder')}
                clearLabel={t('search.clear')}
                value={term}
                onValueChange={setTerm}
                onSearch={(text) => navigate(toHref(routes.search(text)))}
                action={toHref(routes.search())}
                initialFocus={isSeen ? 'field' : 'none'}
              />
            </div>
            <IconButton icon={closeIcon} label={t('search.close')} onClick={onClose} />
          </div>
          <SearchResults state={state} />
        </div>
      </Container>
    </SlideDown>
  )
}

function useScrollLock(isLocked: boolean): void {
  useEffect(() => {
    if (!isLocked) return undefined
    document.body.style.setProperty('overflow', 'hidden')
    return () => void document.body.style.removeProperty('overflow')
  }, [isLocked])
}
