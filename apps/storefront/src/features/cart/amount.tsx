'use client'

import { VisuallyHidden } from '@sorrel/ui/visually-hidden'
import { useShop } from '#shop/shop-context.tsx'
import * as styles from './amount.css.ts'

export interface AmountProps {
  /** Undefined until the service has returned the amount. */
  readonly text: string | undefined
  /** Whether a change in flight may alter the amount. */
  readonly isPending: boolean
}

/**
 * An amount. While it may still change, it has a dashed underline, and screen readers announce that instead of the
 * number.
 */
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
