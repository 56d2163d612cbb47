'use client'

import { useSearch } from '@sorrel/commerce/react'
import { routes } from '@sorrel/contracts/routes'
import { Container } from '@sorrel/ui/container'
import { IconButton } from '@sorrel/ui/icon-button'
import { closeIcon } from '#shop/icons.ts'
import { SearchField } from '@sorrel/ui/search-field'
import { SlideDown } from '@sorrel/ui/slide-down'
import { useEffect, useId, useMemo, useState } from 'react'
import { reportSearch } from '#features/analytics/index.ts'
import { useNextFrame } from '#shop/use-next-frame.ts'
import { useShop } from '#shop/shop-context.tsx'
import { createSuggester } from './find-products.ts'
import { useArrowKeys } from './use-arrow-keys.ts'
import { useRecentSearches } from './recent-searches.ts'
import { type PanelState, SearchResults } from './search-results.tsx'
import { SearchStart } from './search-start.tsx'
import * as styles from './search-panel.css.ts'

export interface SearchPanelProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  /** Searches that the merchant offers. Default: none. */
  readonly popular?: readonly string[]
}

const NO_TERMS: readonly string[] = []

/** The page does not scroll while more results than this are shown. See docs/specification.md#search. */
const LOCK_ABOVE = 2

/** Search under the header. See docs/specification.md#search. */
export function SearchPanel({ open: isOpen, onOpenChange, popular = NO_TERMS }: SearchPanelProps) {
  const { t, toHref, navigate } = useShop()
  const isShown = useNextFrame(isOpen)
  // The field cannot take the focus in the slide's first two frames.
  const isSeen = useNextFrame(useNextFrame(isShown))
  const { term, setTerm, state } = usePanelSearch(isOpen)
  useScrollLock(isShown && countShown(state) > LOCK_ABOVE)
  const ref = useArrowKeys<HTMLDivElement>()
  const focusField = () => ref.current?.querySelector('input')?.focus()
  const recent = useRecentSearches()
  const [wasOpened, setOpened] = useState(isOpen)
  if (isOpen && !wasOpened) setOpened(true)
  return (
    <SlideDown id={useId()} open={isShown} label={t('navigation.search')} pace="search">
      <Container>
        <div
          ref={ref}
          className={styles.panel}
          onClickCapture={({ target }) => {
            const link = target instanceof Element ? target.closest('a') : null
            if (link) recent.remember(term || getTerm(link.href))
          }}
        >
          <div className={styles.head}>
            <div className={styles.field}>
              <SearchField
                label={t('search.label')}
                placeholder={t('search.placeholder')}
                clearLabel={t('search.clear')}
                value={term}
                onValueChange={setTerm}
                onSearch={(text) => {
                  recent.remember(text)
                  navigate(toHref(routes.search(text)))
                }}
                action={toHref(routes.search())}
                initialFocus={isSeen ? 'field' : 'none'}
                escape="none"
              />
            </div>
            <IconButton icon={closeIcon} label={t('search.close')} onClick={() => onOpenChange(false)} />
          </div>
          <SearchResults
            state={state}
            onSpelling={(spelling) => {
              setTerm(spelling)
              focusField()
            }}
          />
          {state.status === 'idle' && wasOpened && (
            <SearchStart popular={popular} recent={recent} onCleared={focusField} />
          )}
        </div>
      </Container>
    </SlideDown>
  )
}

/** The term of a link to the search page; empty for other links. */
const getTerm = (href: string) => new URL(href).searchParams.get('q') ?? ''

/** The panel clears this long after it closed, so that it does not empty while it slides up. See docs/specification.md#search. */
const CLEAR_AFTER_MS = 300

/** As many as the panel's grid shows; the search page shows more. */
const RESULTS_MAX = 8

/** Number of cards in the panel: results, or alternatives. */
function countShown(state: PanelState): number {
  if (state.status !== 'found') return 0
  return state.products.length + (state.instead?.products.length ?? 0)
}

/** The search of one panel: its term and results. */
function usePanelSearch(isOpen: boolean) {
  const { config } = useShop()
  const find = useMemo(() => createSuggester(config, RESULTS_MAX), [config])
  const search = useSearch({ find, onFound: reportSearch })
  const { setTerm } = search
  useEffect(() => {
    if (isOpen) return undefined
    const timer = setTimeout(() => setTerm(''), CLEAR_AFTER_MS)
    return () => clearTimeout(timer)
  }, [isOpen, setTerm])
  return search
}

function useScrollLock(isLocked: boolean): void {
  useEffect(() => {
    if (!isLocked) return undefined
    document.body.style.setProperty('overflow', 'hidden')
    return () => void document.body.style.removeProperty('overflow')
  }, [isLocked])
}
