'use client'

import type { EndpointAnswer, loginEndpoint } from '@sorrel/contracts/http'
import type { FormState } from '#form/form-shape.ts'
import { ShopForm } from '#form/shop-form.tsx'
import { passwordMinLength } from '#form/form-issues.ts'
import { useShop } from '#shop/shop-context.tsx'
import { track } from '#features/analytics/index.ts'
import { joinAccount } from '#shop/account-list-mark.ts'
import { saveFlashMessage } from '#shop/stored-flash-message.ts'
import { getDoneFlash, getFlashTone, toFlashText } from '#form/flash-message.ts'
import { loginForm, signUpForm, cartNews } from './auth-forms.ts'
import { EmailField, SecretField, NameFields } from './person-fields.tsx'

interface SignInFormProps {
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

/** Asks for names, e-mail and a password as long as the house asks. See docs/specification.md#sign-up. */
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
            description={t('account.signup.password_hint', { min: passwordMinLength })}
          />
        </>
      )}
    </ShopForm>
  )
}

/**
 * After a sign-in: loads `next` as a whole page, so that nothing rendered for the visitor stays, and reports changes of
 * the cart. Never resolves: the form waits until the page is left.
 */
function useSignIn(next: string): (answer: EndpointAnswer<typeof loginEndpoint>) => Promise<never> {
  const { t, load } = useShop()
  return (answer) => {
    const flashMessage = getDoneFlash({ done: cartNews }, answer)
    if (flashMessage !== undefined)
      saveFlashMessage({ tone: getFlashTone(flashMessage), message: toFlashText(t, flashMessage) })
    joinAccount()
    load(next)
    return new Promise(() => {})
  }
}
