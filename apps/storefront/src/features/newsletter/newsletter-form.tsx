'use client'

import { routes } from '@sorrel/contracts/routes'
import type { Translate } from '@sorrel/i18n/message'
import { Button } from '@sorrel/ui/button'
import { Heading } from '@sorrel/ui/heading'
import { Text } from '@sorrel/ui/text'
import { TextField } from '@sorrel/ui/text-field'
import { type FormEvent, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useShop } from '#shop/shop-context.tsx'
import * as styles from './newsletter-form.css.ts'

export interface NewsletterFormProps {
  readonly title: string
  /** A line below the title. */
  readonly text?: string | undefined
  readonly placeholder: string
  /** Input sent by the server-rendered form, which this form has replaced. Default: none. */
  readonly sent?: { readonly email: string; readonly isByKey: boolean } | undefined
}

type Status = 'idle' | 'sending' | 'done'

/**
 * The footer's sign-up. The error clears on edit. Without script the same page says how it went. See
 * docs/specification.md#newsletter.
 */
export function NewsletterForm({ title, text, placeholder, sent }: NewsletterFormProps) {
  const { t } = useShop()
  const { email, issue, status, form, edit, send } = useSending(sent, t)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send()
  }
  return (
    <form
      ref={form}
      className={styles.form}
      method="post"
      action={routes.form('newsletter')}
      onSubmit={submit}
      noValidate
    >
      <Heading level={2} size="3xl">
        {title}
      </Heading>
      {text && <Text>{text}</Text>}
      <div aria-live="polite">{status === 'done' && <Text>{t('newsletter.success')}</Text>}</div>
      {status !== 'done' && (
        <TextField
          label={t('newsletter.label')}
          labelDisplay="hidden"
          type="email"
          name="email"
          autoComplete="email"
          variant="underlined"
          placeholder={placeholder}
          value={email}
          error={issue}
          onValueChange={edit}
          end={
            <Button
              type="submit"
              variant="link"
              loading={status === 'sending'}
              loadingLabel={t('newsletter.submitting')}
            >
              {t('newsletter.submit')}
            </Button>
          }
        />
      )}
    </form>
  )
}

/** The address, its result, and the handler. Input that was sent before this form existed is submitted immediately. */
function useSending(sent: NewsletterFormProps['sent'], t: Translate) {
  const form = useRef<HTMLFormElement>(null)
  const [email, setEmail] = useState(sent?.email ?? '')
  const [issue, setIssue] = useState<string>()
  const [status, setStatus] = useState<Status>(sent ? 'sending' : 'idle')
  const send = async () => {
    setStatus('sending')
    const { subscribe } = await import('./subscribe.ts')
    const failed = await subscribe(email, t)
    setIssue(failed)
    setStatus(failed === undefined ? 'done' : 'idle')
  }
  const edit = (value: string) => {
    setEmail(value)
    setIssue(undefined)
  }
  const isTaken = useRef(false)
  const takeOver = useEffectEvent(() => {
    if (sent === undefined || isTaken.current) return
    isTaken.current = true
    form.current?.querySelector<HTMLElement>(sent.isByKey ? '[type=email]' : 'button')?.focus()
    void send()
  })
  useLayoutEffect(() => takeOver(), [])
  return { email, issue, status, form, edit, send }
}
