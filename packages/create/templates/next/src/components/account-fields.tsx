'use client'

import { PasswordField } from '@sorrel/ui/password-field'
import { TextField } from '@sorrel/ui/text-field'
import { useMessages } from '../messages-context'

const MIN_LENGTH = 6

export function EmailField() {
  const { t } = useMessages()
  return (
    <TextField name="email" type="email" label={t('account.fields.email')} autoComplete="email" required />
  )
}

/** `isNew`: the customer chooses it. Else the account has it. */
export function AccountPassword({ label, isNew }: { readonly label: string; readonly isNew: boolean }) {
  const { t } = useMessages()
  return (
    <PasswordField
      name="password"
      label={label}
      showLabel={t('a11y.show_password')}
      hideLabel={t('a11y.hide_password')}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      description={isNew ? t('account.signup.password_hint', { min: MIN_LENGTH }) : undefined}
      minLength={isNew ? MIN_LENGTH : undefined}
      required
    />
  )
}
