'use client'

import type { FormState } from '#form/form-shape.ts'
import { ShopForm } from '#form/shop-form.tsx'
import { useShop } from '#shop/shop-context.tsx'
import { loginForm } from './auth-forms.ts'
import { EmailField, SecretField } from './person-fields.tsx'
import { useSignIn } from './use-sign-in.ts'

export interface SignInFormProps {
  readonly state: FormState
  readonly from: string
  /** Where a success leads. */
  readonly next: string
}

/** Asks for e-mail and password, and leads on to where the shopper wanted to go. See docs/specification.md#log-in. */
export function LoginForm({ state, from, next }: SignInFormProps) {
  const { t } = useShop()
  const signIn = useSignIn(next)
  return (
    <ShopForm
      shape={loginForm}
      state={state}
      from={from}
      to={next}
      submit={t('account.login.submit')}
      submitting={t('account.login.submitting')}
      onDone={signIn}
    >
      {(field) => (
        <>
          <EmailField {...field('email', t('account.fields.email'))} />
          <SecretField {...field('password', t('account.fields.password'))} autoComplete="current-password" />
        </>
      )}
    </ShopForm>
  )
}
