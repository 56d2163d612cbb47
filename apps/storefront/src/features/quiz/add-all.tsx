'use client'

import type { CartAddition } from '@sorrel/commerce/cart-store'
import { useCartActions } from '@sorrel/commerce/react'
import { Banner } from '@sorrel/ui/banner'
import { Button } from '@sorrel/ui/button'
import { Icon } from '@sorrel/ui/icon'
import { bagIcon } from '#shop/icons.ts'
import { formatList } from '@sorrel/i18n/names'
import { useState } from 'react'
import { useNotify } from '#shop/notifications.tsx'
import { useShop } from '#shop/shop-context.tsx'
import * as styles from './quiz-results-screen.css.ts'

export interface AddAllProps {
  /** In the order shown. A product without an addition cannot be added as it is. */
  readonly additions: readonly { readonly name: string; readonly addition: CartAddition | undefined }[]
}

type Outcome = 'none' | 'adding' | 'done' | { readonly missing: string }

/** Adds every result to the cart and names those that could not be added. */
export function AddAll({ additions }: AddAllProps) {
  const { t, locale } = useShop()
  const { addAll } = useCartActions()
  const notify = useNotify()
  const [outcome, setOutcome] = useState<Outcome>('none')
  const ready = additions.flatMap(({ addition }) => addition ?? [])
  if (ready.length === 0) return null
  const add = async () => {
    setOutcome('adding')
    const failed = await addAll(ready)
    const missing = additions.filter(({ addition }) => addition === undefined || failed.includes(addition))
    if (missing.length === 0) return setOutcome('done')
    const names = formatList({ items: missing.map(({ name }) => name), locale })
    const message = t('quiz.results.not_added', { names })
    setOutcome({ missing: message })
    notify({ tone: failed.length === 0 ? 'info' : 'error', message })
  }
  return (
    <div className={styles.addAll}>
      <Button
        size="lg"
        iconStart={<Icon icon={bagIcon} size={18} />}
        loading={outcome === 'adding'}
        loadingLabel={t('products.add.adding')}
        onClick={() => void add()}
      >
        {t('quiz.results.add_all')}
      </Button>
      <div aria-live="polite" className={styles.outcome}>
        {outcome === 'done' && <Banner tone="success">{t('quiz.results.added_all')}</Banner>}
        {typeof outcome === 'object' && <Banner tone="warning">{outcome.missing}</Banner>}
      </div>
    </div>
  )
}
