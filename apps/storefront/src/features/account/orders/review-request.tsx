'use client'

import { routes } from '@sorrel/contracts/routes'
import { Checkbox } from '@sorrel/ui/checkbox'
import type { FormState } from '#form/form-shape.ts'
import { ShopForm } from '#form/shop-form.tsx'
import { useNotify } from '#shop/notifications.tsx'
import { useShop } from '#shop/shop-context.tsx'
import { useRereadOnReturn } from '../layout/use-updated.ts'
import { reviewRequestForm } from './order-forms.ts'

export interface ReviewRequestProps {
  readonly orderId: string
  /** Days after the delivery. */
  readonly days: number
  readonly state: FormState
}

/** Lets the customer wish to be asked for a review of an order by mail, and take the wish back. */
export function ReviewRequest({ orderId, days, state }: ReviewRequestProps) {
  const { t, toHref } = useShop()
  const rereadOnReturn = useRereadOnReturn()
  const notify = useNotify()
  const path = toHref(routes.order(orderId))
  const done = () => {
    notify({ tone: 'success', message: t('account.orders.review_request.saved') })
    rereadOnReturn()
  }
  return (
    <ShopForm
      shape={reviewRequestForm}
      state={state}
      from={path}
      to={path}
      submit={t('account.orders.review_request.save')}
      submitting={t('account.orders.review_request.saving')}
      submitWidth="content"
      submitVariant="secondary"
      onDone={done}
    >
      {(field) => {
        const wish = t('account.orders.review_request.label', { count: days })
        const { id, name, label, defaultValue } = field('wanted', wish)
        return (
          <>
            <input type="hidden" name="id" value={orderId} />
            <Checkbox id={id} name={name} label={label} defaultChecked={defaultValue === 'on'} />
          </>
        )
      }}
    </ShopForm>
  )
}
