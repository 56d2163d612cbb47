'use client'

import { PasswordField } from '@sorrel/ui/password-field'
import { TextField } from '@sorrel/ui/text-field'
import type { FieldFacts } from '#form/shop-form.tsx'
import { passwordMinLength } from '#form/form-issues.ts'
import { useShop } from '#shop/shop-context.tsx'
import * as styles from './person-fields.css.ts'

export interface NameFieldsProps {
  readonly first: FieldFacts
  readonly last: FieldFacts
}

/** First and last name, side by side where there is room. */
export function NameFields({ first, last }: NameFieldsProps) {
  return (
    <div className={styles.pair}>
      <TextField {...first} autoComplete="given-name" required />
      <TextField {...last} autoComplete="family-name" required />
    </div>
  )
}

/** The e-mail address of an account, which password managers save as its user name. */
export function EmailField(field: FieldFacts) {
  return <TextField {...field} type="email" autoComplete="username" required />
}

export interface SecretFieldProps extends FieldFacts {
  /** Default: a new one. */
  readonly autoComplete?: 'current-password' | 'new-password'
  readonly description?: string
}

export interface NewPasswordFieldsProps {
  readonly password: FieldFacts
  readonly confirmation: FieldFacts
}

/** A new password, twice. */
export function NewPasswordFields({ password, confirmation }: NewPasswordFieldsProps) {
  const { t } = useShop()
  return (
    <>
      <SecretField
        {...password}
        description={t('account.signup.password_hint', { min: passwordMinLength })}
      />
      <SecretField {...confirmation} />
    </>
  )
}

/** A password that can be shown. */
export function SecretField({ autoComplete = 'new-password', ...field }: SecretFieldProps) {
  const { t } = useShop()
  return (
    <PasswordField
      {...field}
      autoComplete={autoComplete}
      required
      showLabel={t('a11y.show_password')}
      hideLabel={t('a11y.hide_password')}
    />
  )
}
