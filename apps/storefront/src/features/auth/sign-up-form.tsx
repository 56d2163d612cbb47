'use client'

import { parseSignUp, type FormIssues } from '@sorrel/contracts/forms'
import { signUpEndpoint } from '@sorrel/contracts/http'
import { Banner } from '@sorrel/ui/banner'
import { Button } from '@sorrel/ui/button'
import { PasswordField } from '@sorrel/ui/password-field'
import { TextField } from '@sorrel/ui/text-field'
import { type FormEvent, useState } from 'react'
import { useShopConfig } from '#platform/shop-config.tsx'
import { useWords } from '#platform/words.tsx'
import { sendForm } from './send-form.ts'
import * as styles from './door.css.ts'

type Refusal =
  | 'account.signup.error_refused'
  | 'account.signup.error_throttled'
  | 'account.signup.error_server'

const REFUSALS: Readonly<Record<number, Refusal>> = {
  400: 'account.signup.error_refused',
  409: 'account.signup.error_refused',
  429: 'account.signup.error_throttled',
}

/** Specification sections 5 and 8, "Sign-up". */
export function SignUpForm({ nextHref }: { readonly nextHref: string }) {
  const t = useWords()
  const { storeApiPrefix } = useShopConfig()
  const [issues, setIssues] = useState<FormIssues>({})
  const [refusal, setRefusal] = useState<Refusal>()
  const [isSending, setSending] = useState(false)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const input = parseSignUp(Object.fromEntries(new FormData(event.currentTarget)))
    setIssues(input.ok ? {} : input.error)
    setRefusal(undefined)
    if (!input.ok) return
    setSending(true)
    const { firstName, lastName, email, password } = input.value
    const body = { firstName, lastName, email, password }
    const status = await sendForm({ endpoint: signUpEndpoint, storeApiPrefix, body })
    if (status === 200) return window.location.assign(nextHref)
    setSending(false)
    setRefusal(REFUSALS[status] ?? 'account.signup.error_server')
  }
  const getError = (name: string) => (issues[name] === undefined ? undefined : t(issues[name]))
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      {refusal && (
        <Banner tone="error" live="assertive">
          {t(refusal)}
        </Banner>
      )}
      <TextField
        label={t('account.fields.first_name')}
        name="firstName"
        autoComplete="given-name"
        required
        error={getError('firstName')}
      />
      <TextField
        label={t('account.fields.last_name')}
        name="lastName"
        autoComplete="family-name"
        required
        error={getError('lastName')}
      />
      <TextField
        label={t('account.fields.email')}
        name="email"
        type="email"
        autoComplete="username"
        required
        error={getError('email')}
      />
      <PasswordField
        label={t('account.fields.password')}
        name="password"
        autoComplete="new-password"
        description={t('account.signup.password_hint')}
        required
        showLabel={t('a11y.show_password')}
        hideLabel={t('a11y.hide_password')}
        error={getError('password')}
      />
      <Button
        type="submit"
        size="lg"
        fullWidth
        loading={isSending}
        loadingLabel={t('account.signup.submitting')}
      >
        {t('account.signup.submit')}
      </Button>
    </form>
  )
}
