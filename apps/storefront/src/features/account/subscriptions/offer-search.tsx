'use client'

import { routes } from '@sorrel/contracts/routes'
import type { Subscription } from '@sorrel/domain/subscriptions'
import { Button } from '@sorrel/ui/button'
import { Inline } from '@sorrel/ui/inline'
import { Stack } from '@sorrel/ui/stack'
import { Text } from '@sorrel/ui/text'
import { TextField } from '@sorrel/ui/text-field'
import { useEffect, useRef, useState } from 'react'
import { useShop } from '#shop/shop-context.tsx'
import type { OfferedChange } from './find-offers.ts'
import type { SubscriptionFacts } from './load-subscription.ts'
import type { ProductOffer } from './product-offer.ts'
import * as styles from './change-base.css.ts'

/** Pause after the last letter before the search. */
const PAUSE_MS = 300

interface Search {
  readonly offers: readonly ProductOffer[]
  /** The search; empty for the page's initial offers. */
  readonly term: string
  readonly find: (term: string) => void
}

/**
 * The products offered for a change: first those of the page, then the results of a search. The newest answer counts.
 */
export function useOfferSearch(facts: SubscriptionFacts, change: OfferedChange): Search {
  const { config, getDecimals } = useShop()
  const { subscription, offers } = facts
  const initial = change === 'replace' ? offers.swaps : offers.additions
  const [found, setFound] = useState<Pick<Search, 'offers' | 'term'>>({
    offers: initial,
    term: offers.search,
  })
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  const send = async (term: string, { signal }: AbortController) => {
    const [{ createFinder }, { OFFER_CANDIDATES, toOffers }] = await Promise.all([
      import('#features/search/find-products.ts'),
      import('./find-offers.ts'),
      pause(),
    ])
    if (signal.aborted) return
    const { currency } = subscription
    const found = await createFinder({ ...config, currency }, OFFER_CANDIDATES)(term, signal)
    const facts = { subscription, decimals: getDecimals(currency) }
    const next = found.ok ? toOffers(found.value.products, change, facts) : undefined
    if (!signal.aborted && next !== undefined) setFound({ offers: next, term })
  }
  return {
    ...found,
    find: (text) => {
      const term = text.trim()
      running.current?.abort()
      running.current = new AbortController()
      if (term === '' && offers.search === '') setFound({ offers: initial, term })
      else void send(term, running.current)
    },
  }
}

function pause(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, PAUSE_MS)
  })
}

export interface OfferSearchProps extends Search {
  readonly change: OfferedChange
  readonly subscription: Subscription
  /** How many choices are shown now. */
  readonly count: number
}

/** Searches the catalogue for a product of the subscription. Without script it is a form that loads the page with the term. */
export function OfferSearch({ change, subscription, count, term, find }: OfferSearchProps) {
  const { t, toHref } = useShop()
  return (
    <Stack gap="8">
      <search>
        <form
          method="get"
          action={toHref(routes.subscription(subscription.id))}
          onSubmit={(event) => {
            event.preventDefault()
            const text = new FormData(event.currentTarget).get('find')
            find(typeof text === 'string' ? text : '')
          }}
        >
          <input type="hidden" name="change" value={change} />
          <Inline align="start" wrap="none">
            <div className={styles.search}>
              <TextField
                label={t('search.label')}
                labelDisplay="hidden"
                name="find"
                type="search"
                autoComplete="off"
                placeholder={t('search.placeholder')}
                defaultValue={term}
                maxLength={100}
                onValueChange={find}
              />
            </div>
            <Button type="submit" size="lg" variant="secondary">
              {t('search.submit')}
            </Button>
          </Inline>
        </form>
      </search>
      <div role="status">
        {term !== '' && (
          <Text size="sm">
            {count === 0 ? t('search.empty', { term }) : t('search.count_term', { count, term })}
          </Text>
        )}
      </div>
    </Stack>
  )
}
