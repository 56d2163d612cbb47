'use client'

import type { FormState } from '#form/form-shape.ts'
import { ShopForm } from '#form/shop-form.tsx'
import { useShop } from '#shop/shop-context.tsx'
import { recoveryForm } from './auth-forms.ts'
import { EmailField } from './person-fields.tsx'

export interface RecoveryFormProps {
  readonly state: FormState
  readonly from: string
  /** The page that says to look into the mail. */
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
