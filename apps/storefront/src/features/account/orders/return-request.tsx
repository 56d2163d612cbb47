'use client'

import { Button } from '@sorrel/ui/button'
import { Icon } from '@sorrel/ui/icon'
import { mailIcon } from '@sorrel/ui/icons'
import { Text } from '@sorrel/ui/text'
import { Textarea } from '@sorrel/ui/textarea'
import { useState } from 'react'
import { useNotify } from '#shop/notifications.tsx'
import { useShop } from '#shop/shop-context.tsx'
import * as styles from './order.css.ts'

export interface ReturnRequestProps {
  readonly orderNumber: string
  /** Unset when the store names none: then the text can only be copied. */
  readonly supportEmail: string | undefined
}

/** Customers write to the shop, with the order's number and the reason. See docs/specification.md#orders. */
export function ReturnRequest({ orderNumber, supportEmail }: ReturnRequestProps) {
  const { t } = useShop()
  const notify = useNotify()
  const [reason, setReason] = useState('')
  const subject = t('account.orders.return_subject', { number: orderNumber })
  const body = `${t('account.orders.return_body', { number: orderNumber })} ${reason}`.trimEnd()
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

/** Lines of a mail end with CR LF; nothing typed can add another header. */
function toMailto({
  to,
  subject,
  body,
}: {
  readonly to: string
  readonly subject: string
  readonly body: string
}): string {
  const lines = body.replace(/\r?\n/g, '\r\n')
  return `mailto:${encodeURIComponent(to)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines)}`
}
