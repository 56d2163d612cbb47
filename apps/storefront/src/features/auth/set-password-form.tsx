'use client'

import type { SendFailure } from '#form/use-form.ts'
import type { FormState } from '#form/form-shape.ts'
import { ShopForm } from '#form/shop-form.tsx'
import { useShop } from '#shop/shop-context.tsx'
import { setPasswordForm } from './auth-forms.ts'
import { SecretField } from './person-fields.tsx'

export interface SetPasswordFormProps {
  readonly state: FormState
  readonly from: string
  readonly successHref: string
  readonly expiredHref: string
  /** From the link of the recovery mail. */
  readonly passwordKey: string
}

/** The new password, twice. An expired or used key leads to the page that says so. See docs/specification.md#forgotten-passwords. */
export function SetPasswordForm(props: SetPasswordFormProps) {
  const { state, from, successHref, expiredHref, passwordKey } = props
  const { t, load } = useShop()
  const leaveWhenExpired = ({ code }: SendFailure) => {
    if (code === 'expired') load(expiredHref)
    return code === 'expired'
  }
  return (
    <ShopForm
      shape={setPasswordForm}
      state={state}
      from={from}
      to={successHref}
      submit={t('account.set_password.submit')}
      submitting={t('account.set_password.submitting')}
      onDone={() => load(successHref)}
      onRejected={leaveWhenExpired}
    >
      {(field) => (
        <>
          <input type="hidden" name="key" value={passwordKey} />
          <SecretField
            {...field('password', t('account.fields.new_password'))}
            description={t('account.signup.password_hint')}
          />
          <SecretField {...field('confirmPassword', t('account.fields.confirm_password'))} />
        </>
      )}
    </ShopForm>
  )
}
