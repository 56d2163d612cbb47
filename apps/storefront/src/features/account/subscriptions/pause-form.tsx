'use client'

import { addDays } from '@sorrel/domain/schedule'
import { withPause } from '@sorrel/domain/subscription-changes'
import { formatDate } from '@sorrel/i18n/format'
import { TextField } from '@sorrel/ui/text-field'
import { useState } from 'react'
import { useShop } from '#shop/shop-context.tsx'
import { ChangeBase } from './change-base.tsx'
import type { ChangeFormProps } from './change-form-props.ts'
import { ChangePreview } from './change-preview.tsx'
import { pauseForm } from './subscription-forms.ts'

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))

/** Pauses until a day, or without end. */
export function PauseForm(props: ChangeFormProps) {
  const { t, locale } = useShop()
  const { subscription, now } = props.facts
  const [day, setDay] = useState(props.state.values.resumeAt ?? '')
  const resumeAt = isDay(day) ? new Date(day).toISOString() : undefined
  return (
    <ChangeBase
      {...props}
      shape={pauseForm}
      confirm={t('account.subscriptions.pause.confirm')}
      success={
        resumeAt === undefined
          ? t('account.subscriptions.pause.success')
          : t('account.subscriptions.pause.success_until', { date: formatDate({ date: resumeAt, locale }) })
      }
    >
      {(field) => (
        <>
          <TextField
            {...field('resumeAt', t('account.subscriptions.pause.resume_at'))}
            type="date"
            description={t('account.subscriptions.pause.resume_at_hint')}
            min={addDays(new Date(now), 1).toISOString().slice(0, 10)}
            onValueChange={setDay}
          />
          <ChangePreview
            before={subscription}
            after={withPause(subscription, resumeAt)}
            nothing={t('account.subscriptions.pause.no_end')}
          />
        </>
      )}
    </ChangeBase>
  )
}
