'use client'

import { track } from '#features/analytics/index.ts'
import { ShopForm } from '#form/shop-form.tsx'
import { useShop } from '#shop/shop-context.tsx'
import { signUpForm } from './auth-forms.ts'
import type { SignInFormProps } from './login-form.tsx'
import { EmailField, NameFields, SecretField } from './person-fields.tsx'
import { useSignIn } from './use-sign-in.ts'

/** Asks for names, e-mail and a password of at least 6 characters. See docs/specification.md#sign-up. */
export function SignUpForm({ state, from, next }: SignInFormProps) {
  const { t } = useShop()
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
          <NameFields
            first={field('firstName', t('account.fields.first_name'))}
            last={field('lastName', t('account.fields.last_name'))}
          />
          <EmailField {...field('email', t('account.fields.email'))} />
          <SecretField
            {...field('password', t('account.fields.password'))}
            description={t('account.signup.password_hint')}
          />
        </>
      )}
    </ShopForm>
  )
}
