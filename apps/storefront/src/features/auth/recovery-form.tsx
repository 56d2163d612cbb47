'use client'

import { TextField } from '@sorrel/ui/text-field'
import type { FormState } from '#platform/form/form-shape.ts'
import { ShopForm } from '#platform/form/shop-form.tsx'
import { useHost } from '#platform/host.ts'
import { useWords } from '#platform/words.tsx'
import { recoveryForm } from './auth-forms.ts'

export interface RecoveryFormProps {
  readonly state: FormState
  readonly from: string
  /** The page that says to look into the mail. */
  readonly to: string
  readonly submit: string
}

/** Asks for the mail with a link to a new password. Specification section 8, "Forgot password". */
export function RecoveryForm({ state, from, to, submit }: RecoveryFormProps) {
  const t = useWords()
  const { navigate } = useHost()
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
      {(field) => (
        <TextField
          {...field('email', t('account.fields.email'))}
          type="email"
          autoComplete="username"
          required
        />
      )}
    </ShopForm>
  )
}
