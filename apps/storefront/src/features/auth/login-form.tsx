'use client'

import { parseLogin, type FormIssues } from '@sorrel/contracts/forms'
import { loginEndpoint } from '@sorrel/contracts/http'
import type { MessageKey } from '@sorrel/i18n/message'
import { Banner } from '@sorrel/ui/banner'
import { Button } from '@sorrel/ui/button'
import { PasswordField } from '@sorrel/ui/password-field'
import { TextField } from '@sorrel/ui/text-field'
import { type FormEvent, useState } from 'react'
import { useShopConfig } from '#platform/shop-config.tsx'
import { useWords } from '#platform/words.tsx'
import { sendForm } from './send-form.ts'
import * as styles from './door.css.ts'

const REFUSALS = {
  401: 'account.login.error_invalid',
  429: 'account.login.error_throttled',
} as const

/** Specification sections 5 and 8, "Login". */
export function LoginForm({ nextHref }: { readonly nextHref: string }) {
  const t = useWords()
  const { storeApiPrefix } = useShopConfig()
  const [issues, setIssues] = useState<FormIssues>({})
  const [refusal, setRefusal] = useState<
    (typeof REFUSALS)[keyof typeof REFUSALS] | 'account.login.error_server'
  >()
  const [isSending, setSending] = useState(false)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const input = parseLogin(Object.fromEntries(new FormData(event.currentTarget)))
    setIssues(input.ok ? {} : input.error)
    setRefusal(undefined)
    if (!input.ok) return
    setSending(true)
    const status = await sendForm({ endpoint: loginEndpoint, storeApiPrefix, body: input.value })
    if (status === 200) return window.location.assign(nextHref)
    setSending(false)
    setRefusal(status === 401 || status === 429 ? REFUSALS[status] : 'account.login.error_server')
  }
  const getError = (name: string) => toError(issues[name], t)
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      {refusal && (
        <Banner tone="error" live="assertive">
          {t(refusal)}
        </Banner>
      )}
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
        autoComplete="current-password"
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
        loadingLabel={t('account.login.submitting')}
      >
        {t('account.login.submit')}
      </Button>
    </form>
  )
}

function toError(key: FormIssues[string] | undefined, t: ReturnType<typeof useWords>): string | undefined {
  return key === undefined ? undefined : t(key satisfies MessageKey)
}
