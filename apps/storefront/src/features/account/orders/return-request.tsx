'use client'

import { Button } from '@sorrel/ui/button'
import { Icon } from '@sorrel/ui/icon'
import { mailIcon } from '#shop/icons.ts'
import { NativeSelect } from '@sorrel/ui/native-select'
import { Text } from '@sorrel/ui/text'
import { Textarea } from '@sorrel/ui/textarea'
import { useState } from 'react'
import { useNotify } from '#shop/notifications.tsx'
import { useShop } from '#shop/shop-context.tsx'
import type { Returnable } from './available-actions.ts'
import * as styles from './order.css.ts'
import { toMailto } from '#shop/to-mailto.ts'

export interface ReturnRequestProps {
  readonly orderNumber: string
  readonly items: readonly Returnable[]
  /** Unset when the store names none: then the text can only be copied. */
  readonly supportEmail: string | undefined
}

/** Customers write to the shop, with the order's number and the reason. See docs/specification.md#orders. */
export function ReturnRequest({ orderNumber, items, supportEmail }: ReturnRequestProps) {
  const { t } = useShop()
  const notify = useNotify()
  const [reason, setReason] = useState('')
  const [counts, setCounts] = useState<Readonly<Record<string, number>>>({})
  const chosen = items.flatMap(({ id, name }) => ((counts[id] ?? 0) > 0 ? [`${counts[id]} × ${name}`] : []))
  const subject = t('account.orders.return_subject', { number: orderNumber })
  const body = `${t('account.orders.return_body', {
    number: orderNumber,
    items: chosen.length > 0 ? `\n\n${chosen.join('\n')}` : '',
  })} ${reason}`.trimEnd()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText([supportEmail, subject, body].filter(Boolean).join('\n\n'))
      notify({ tone: 'success', message: t('account.orders.copied') })
    } catch {
      notify({ tone: 'error', message: t('account.orders.copy_error') })
    }
  }
  return (
    <div className={styles.returns}>
      <Text>
        {supportEmail
          ? t('account.orders.return_text', { email: supportEmail })
          : t('account.orders.return_text_no_email')}
      </Text>
      <div className={styles.onScreen}>
        <ReturnedItems items={items} counts={counts} onChange={setCounts} />
        <Textarea
          label={t('account.orders.return_reason')}
          value={reason}
          maxLength={1000}
          onValueChange={setReason}
        />
        <div className={styles.actions}>
          {supportEmail && (
            <Button
              href={toMailto({ to: supportEmail, subject, body })}
              variant="secondary"
              iconStart={<Icon icon={mailIcon} size={18} />}
            >
              {t('account.orders.return_action')}
            </Button>
          )}
          <Button variant="quiet" onClick={() => void copy()}>
            {t('account.orders.copy')}
          </Button>
        </div>
      </div>
    </div>
  )
}

interface ReturnedItemsProps extends Pick<ReturnRequestProps, 'items'> {
  /** How many of each go back, by the line's id. */
  readonly counts: Readonly<Record<string, number>>
  readonly onChange: (counts: Readonly<Record<string, number>>) => void
}

function ReturnedItems({ items, counts, onChange }: ReturnedItemsProps) {
  const { t } = useShop()
  if (items.length === 0) return null
  return (
    <fieldset className={styles.returned}>
      <legend className={styles.question}>{t('account.orders.return_items')}</legend>
      {items.map(({ id, name, max }) => (
        <NativeSelect
          key={id}
          label={name}
          value={String(counts[id] ?? 0)}
          onValueChange={(count) => onChange({ ...counts, [id]: Number(count) })}
          options={Array.from({ length: max + 1 }, (_, count) => ({
            value: String(count),
            label:
              count === 0
                ? t('account.orders.return_none')
                : t('account.orders.return_count', { count, max }),
          }))}
        />
      ))}
    </fieldset>
  )
}
