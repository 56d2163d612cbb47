'use client'

import { PasswordField } from '@sorrel/ui/password-field'
import { TextField } from '@sorrel/ui/text-field'
import { track } from '#features/analytics/track.ts'
import { ShopForm } from '#platform/form/shop-form.tsx'
import { useWords } from '#platform/words.tsx'
import { signUpForm } from './auth-forms.ts'
import type { SignInFormProps } from './login-form.tsx'
import { useSignIn } from './use-sign-in.ts'
import * as styles from './door.css.ts'

/** Specification sections 5 and 8, "Sign-up". */
export function SignUpForm({ state, from, next }: SignInFormProps) {
  const t = useWords()
  const signIn = useSignIn(next)
  return (
    <ShopForm
      shape={signUpForm}
      state={state}
      from={from}
      to={next}
      submit={t('account.signup.submit')}
      submitting={t('account.signup.submitting')}
      onDone={(answer) => {
        track({ type: 'sign_up' })
        return signIn(answer)
      }}
    >
      {(field) => (
        <>
          <div className={styles.pair}>
            <TextField
              {...field('firstName', t('account.fields.first_name'))}
              autoComplete="given-name"
              required
            />
            <TextField
              {...field('lastName', t('account.fields.last_name'))}
              autoComplete="family-name"
              required
            />
          </div>
          <TextField
            {...field('email', t('account.fields.email'))}
            type="email"
            autoComplete="username"
            required
          />
          <PasswordField
            {...field('password', t('account.fields.password'))}
            autoComplete="new-password"
            description={t('account.signup.password_hint')}
            required
            showLabel={t('a11y.show_password')}
            hideLabel={t('a11y.hide_password')}
          />
        </>
      )}
    </ShopForm>
  )
}
