'use client'

import { routes } from '@sorrel/contracts/routes'
import { Button } from '@sorrel/ui/button'
import { Text } from '@sorrel/ui/text'
import { useWords } from '#platform/words.tsx'
import * as styles from './bag-total.css.ts'

export interface BagTotalProps {
  /** Major units. */
  readonly total: number
  readonly isEmpty: boolean
  /** A change is on its way: the amount comes from the service and is not certain. */
  readonly isPending: boolean
  readonly toHref: (path: string) => string
  readonly formatPrice: (amount: number) => string
}

/** What the bag costs and the way to the checkout. Specification section 2, "Cart drawer". */
export function BagTotal({ total, isEmpty, isPending, toHref, formatPrice }: BagTotalProps) {
  const t = useWords()
  return (
    <div className={styles.root}>
      <p className={styles.row}>
        <span>{t('cart.total')}</span>
        <span className={styles.amount} data-pending={isPending || undefined} aria-busy={isPending}>
          {formatPrice(total)}
        </span>
      </p>
      <Text size="sm">
        {t('cart.tax_included')} {t('cart.delivery_note')}
      </Text>
      <Button href={toHref(routes.checkout())} size="lg" fullWidth disabled={isEmpty}>
        {t('cart.checkout')}
      </Button>
    </div>
  )
}
