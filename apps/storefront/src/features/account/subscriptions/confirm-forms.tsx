'use client'

import { getSkip } from '@sorrel/domain/charges'
import { withoutItem, withPause, withResume } from '@sorrel/domain/subscription-changes'
import { formatDate } from '@sorrel/i18n/format'
import { useShop } from '#shop/shop-context.tsx'
import { ChangeBase } from './change-base.tsx'
import type { ChangeFormProps } from './change-form-props.ts'
import { ChangePreview } from './change-preview.tsx'
import { cancelForm, deleteItemForm, pauseForm, resumeForm } from './subscription-forms.ts'

/** Ends a subscription: one question, and the answer that ends it is no weaker than the other. */
export function CancelForm(props: ChangeFormProps) {
  const { t } = useShop()
  const { subscription } = props.facts
  return (
    <ChangeBase
      {...props}
      shape={cancelForm}
      confirm={t('account.subscriptions.cancel.confirm')}
      success={t('account.subscriptions.cancel.success')}
    >
      {() => <ChangePreview before={subscription} after={{ ...subscription, status: 'canceled' }} />}
    </ChangeBase>
  )
}

/** Leaves out the next charge: a pause until the one after it. */
export function SkipForm(props: ChangeFormProps) {
  const { t, locale } = useShop()
  const { subscription } = props.facts
  const skip = getSkip(subscription)
  if (skip === undefined) return null
  const date = formatDate({ date: skip.resumeAt, locale })
  return (
    <ChangeBase
      {...props}
      shape={pauseForm}
      values={{ resumeAt: skip.resumeAt }}
      confirm={t('account.subscriptions.skip.confirm')}
      success={t('account.subscriptions.skip.success', { date })}
    >
      {() => <ChangePreview before={subscription} after={withPause(subscription, skip.resumeAt)} />}
    </ChangeBase>
  )
}

/** Lets a paused subscription go on. */
export function ResumeForm(props: ChangeFormProps) {
  const { t } = useShop()
  const { subscription, now } = props.facts
  return (
    <ChangeBase
      {...props}
      shape={resumeForm}
      confirm={t('account.subscriptions.resume.confirm')}
      success={t('account.subscriptions.resume.success')}
    >
      {() => <ChangePreview before={subscription} after={withResume(subscription, new Date(now))} />}
    </ChangeBase>
  )
}

/** Takes a further product out. */
export function DeleteItemForm({ itemId, ...props }: ChangeFormProps & { readonly itemId: string }) {
  const { t } = useShop()
  const { subscription } = props.facts
  const name = subscription.items.find(({ id }) => id === itemId)?.name ?? ''
  return (
    <ChangeBase
      {...props}
      shape={deleteItemForm}
      values={{ itemId }}
      confirm={t('account.subscriptions.delete_item.confirm')}
      success={t('account.subscriptions.delete_item.success', { name })}
    >
      {() => <ChangePreview before={subscription} after={withoutItem(subscription, itemId)} />}
    </ChangeBase>
  )
}
