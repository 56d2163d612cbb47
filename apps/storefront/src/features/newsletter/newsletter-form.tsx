'use client'

import { routes } from '@sorrel/contracts/routes'
import { Button } from '@sorrel/ui/button'
import { Heading } from '@sorrel/ui/heading'
import { Text } from '@sorrel/ui/text'
import { TextField } from '@sorrel/ui/text-field'
import type { FormEvent } from 'react'
import { type SentEmail, useEmailForm } from '#form/use-email-form.ts'
import { useShop } from '#shop/shop-context.tsx'
import * as styles from './newsletter-form.css.ts'

export interface NewsletterFormProps {
  readonly title: string
  /** A line below the title. */
  readonly text?: string | undefined
  readonly placeholder: string
  /** Input sent by the server-rendered form, which this form has replaced. Default: none. */
  readonly sent?: SentEmail | undefined
}

/**
 * The footer's sign-up. The error clears on edit. Without script the same page says how it went. See
 * docs/specification.md#newsletter.
 */
export function NewsletterForm({ title, text, placeholder, sent }: NewsletterFormProps) {
  const { t } = useShop()
  const { email, issue, status, form, edit, send } = useEmailForm({
    sent,
    send: async (address) => (await import('./subscribe.ts')).subscribe(address, t),
  })
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
