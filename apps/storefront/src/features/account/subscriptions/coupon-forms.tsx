'use client'

import { withoutCoupon } from '@sorrel/domain/subscription-changes'
import { TextField } from '@sorrel/ui/text-field'
import type { ComponentType } from 'react'
import { useShop } from '#shop/shop-context.tsx'
import { ChangeBase, type ChangeFormProps, ChangePreview } from './change-base.tsx'
import { CODE_MAX_LENGTH, type couponChanges } from './coupon-changes.ts'

/** Takes a code; what it is worth, the service says once it is applied. */
function CouponForm(props: ChangeFormProps) {
  const { t } = useShop()
  return (
    <ChangeBase
      {...props}
      confirm={t('cart.coupon.apply')}
      success={t('account.subscriptions.coupon.success')}
    >
      {(field) => (
        <TextField
          {...field('code', t('account.subscriptions.coupon.code'))}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={CODE_MAX_LENGTH}
          required
        />
      )}
    </ChangeBase>
  )
}

/** Takes the coupon away. */
function RemoveCouponForm(props: ChangeFormProps) {
  const { t } = useShop()
  const { subscription } = props.facts
  return (
    <ChangeBase
      {...props}
      confirm={t('account.subscriptions.remove_coupon.confirm')}
      success={t('account.subscriptions.remove_coupon.success')}
    >
      {() => <ChangePreview before={subscription} after={withoutCoupon(subscription)} />}
    </ChangeBase>
  )
}

export const couponForms = {
  coupon: CouponForm,
  'remove-coupon': RemoveCouponForm,
} satisfies Record<keyof typeof couponChanges, ComponentType<ChangeFormProps>>
