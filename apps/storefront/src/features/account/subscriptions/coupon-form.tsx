'use client'

import { TextField } from '@sorrel/ui/text-field'
import { useShop } from '#shop/shop-context.tsx'
import { ChangeBase, type ChangeFormProps } from './change-base.tsx'
import { CODE_MAX_LENGTH } from './coupon-changes.ts'

/** Takes a code; what it is worth, the service says once it is applied. */
export function CouponForm(props: ChangeFormProps) {
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
