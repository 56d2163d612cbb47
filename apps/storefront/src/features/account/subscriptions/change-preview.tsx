'use client'

import { getNextCharge } from '@sorrel/domain/charges'
import type { Subscription } from '@sorrel/domain/subscriptions'
import { formatDate } from '@sorrel/i18n/format'
import { useShop } from '#shop/shop-context.tsx'
import * as styles from './change-preview.css.ts'

export interface ChangePreviewProps {
  readonly before: Subscription
  /** As it would stand after the change. */
  readonly after: Subscription
  /** Said where no payment is planned any more. */
  readonly nothing?: string
}

/** What a change leads to, before it is made: the next payment's day and amount. */
export function ChangePreview({ before, after, nothing }: ChangePreviewProps) {
  const { t, locale, formatPrice } = useShop()
  const charge = getNextCharge(after)
  const was = getNextCharge(before)
  const toMoney = (amount: number) => formatPrice(amount, before.currency)
  return (
    <div className={styles.box} aria-live="polite">
      <p className={styles.term}>{t('account.subscriptions.outlook')}</p>
      {charge === undefined ? (
        <p className={styles.value}>{nothing ?? t('account.subscriptions.no_payment')}</p>
      ) : (
        <p className={styles.value}>
          {t('account.subscriptions.next_payment')}:{' '}
          <strong className={styles.amount}>{toMoney(charge.amount)}</strong> ·{' '}
          {formatDate({ date: charge.date, locale })}
          {was !== undefined && was.amount !== charge.amount && (
            <span className={styles.was}>
              {' '}
              ({t('account.subscriptions.until_now', { amount: toMoney(was.amount) })})
            </span>
          )}
        </p>
      )}
    </div>
  )
}
