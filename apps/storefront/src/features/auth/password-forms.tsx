'use client'

import type { ActionFailure } from '@sorrel/commerce/account-actions'
import type { FormState } from '#form/form-shape.ts'
import { ShopForm } from '#form/shop-form.tsx'
import { useShop } from '#shop/shop-context.tsx'
import { recoveryForm, setPasswordForm } from './auth-forms.ts'
import { EmailField, NewPasswordFields } from './person-fields.tsx'

interface RecoveryFormProps {
  readonly state: FormState
  readonly from: string
  /** The page that says to check the e-mail. */
  readonly to: string
  readonly submit: string
}

/** Asks for the mail with a link to a new password. See docs/specification.md#forgotten-passwords. */
export function RecoveryForm({ state, from, to, submit }: RecoveryFormProps) {
  const { t, navigate } = useShop()
  return (
    <ShopForm
      shape={recoveryForm}
      state={state}
      from={from}
      to={to}
      submit={submit}
      submitting={t('account.forgot_password.submitting')}
      onDone={() => navigate(to)}
    >
      {(field) => <EmailField {...field('email', t('account.fields.email'))} />}
    </ShopForm>
  )
}

interface SetPasswordFormProps {
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
  const leaveWhenExpired = ({ kind }: ActionFailure) => {
    if (kind === 'expired') load(expiredHref)
    return kind === 'expired'
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
          <NewPasswordFields
            password={field('password', t('account.fields.new_password'))}
            confirmation={field('confirmPassword', t('account.fields.confirm_password'))}
          />
        </>
      )}
    </ShopForm>
  )
}
