'use client'

import { VisuallyHidden } from '@sorrel/ui/visually-hidden'
import { useShop } from '#shop/shop-context.tsx'
import * as styles from './amount.css.ts'

export interface AmountProps {
  /** Undefined for an amount that the service has never said. */
  readonly text: string | undefined
  /** A change on its way may alter it. */
  readonly isPending: boolean
}

/** An amount. While it is not certain it is underlined by dashes, and screen readers hear that instead of the figure. */
export function Amount({ text, isPending }: AmountProps) {
  const { t } = useShop()
  const isCertain = text !== undefined && !isPending
  return (
    <span className={styles.amount} data-pending={!isCertain || undefined} aria-busy={!isCertain}>
      {isCertain ? (
        text
      ) : (
        <>
          <span aria-hidden="true">{text ?? '…'}</span>
          <VisuallyHidden>{t('cart.updating')}</VisuallyHidden>
        </>
      )}
    </span>
  )
}
