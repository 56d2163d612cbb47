'use client'

import { PasswordField } from '@sorrel/ui/password-field'
import { useMessages } from '../messages-context'

const MIN_LENGTH = 6

interface AccountPasswordProps {
  readonly label: string
  /** The customer chooses it. Else the account has it. */
  readonly isNew: boolean
}

/** The field `password` of a form of the account. */
export function AccountPassword({ label, isNew }: AccountPasswordProps) {
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
