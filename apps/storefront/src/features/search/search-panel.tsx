'use client'

import { routes } from '@sorrel/contracts/routes'
import { Container } from '@sorrel/ui/container'
import { IconButton } from '@sorrel/ui/icon-button'
import { closeIcon } from '@sorrel/ui/icons'
import { SearchField } from '@sorrel/ui/search-field'
import { SlideDown } from '@sorrel/ui/slide-down'
import { useCallback, useEffect, useId, useMemo, useState } from 'react'
import { reportSearch } from '#features/analytics/index.ts'
import { useFrameLater } from '#shop/use-frame-later.ts'
import { useShop } from '#shop/shop-context.tsx'
import { createSearch, type SearchState } from './create-search.ts'
import { createFinder } from './find-products.ts'
import { SearchResults } from './search-results.tsx'
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

/** The panel clears this long after it closed, so that it does not empty while it slides up. See docs/specification.md#search. */
const CLEAR_AFTER_MS = 300

/** As many as the panel's grid shows; the search page shows more. */
const RESULTS_MAX = 12

/** The search of one panel: its term, and what was found. */
function useSearch(isOpen: boolean) {
  const { config } = useShop()
  const [term, setTypedTerm] = useState('')
  const [state, setState] = useState<SearchState>({ status: 'idle' })
  const onChange = useCallback((next: SearchState) => {
    setState(next)
    if (next.status === 'found') reportSearch(next.term)
  }, [])
  const search = useMemo(
    () => createSearch({ find: createFinder(config, RESULTS_MAX), onChange }),
    [config, onChange],
  )
  const setTerm = useCallback(
    (next: string) => {
      setTypedTerm(next)
      search.setTerm(next)
    },
    [search],
  )
  useEffect(() => {
    if (isOpen) return undefined
    const timer = setTimeout(() => setTerm(''), CLEAR_AFTER_MS)
    return () => clearTimeout(timer)
  }, [isOpen, setTerm])
  return { term, setTerm, state }
}

function useScrollLock(isLocked: boolean): void {
  useEffect(() => {
    if (!isLocked) return undefined
    document.body.style.setProperty('overflow', 'hidden')
    return () => void document.body.style.removeProperty('overflow')
  }, [isLocked])
}
