'use client'

import { routes } from '@sorrel/contracts/routes'
import type { MessageKey, Translate } from '@sorrel/i18n/message'
import { Button } from '@sorrel/ui/button'
import { Heading } from '@sorrel/ui/heading'
import { Text } from '@sorrel/ui/text'
import { TextField } from '@sorrel/ui/text-field'
import { type FormEvent, useState } from 'react'
import { FROM_FIELD, TO_FIELD } from '#form/form-shape.ts'
import { useShop } from '#shop/shop-context.tsx'
import * as styles from './newsletter-form.css.ts'

export interface NewsletterFormProps {
  readonly title: string
  /** A line below the title. */
  readonly text?: string | undefined
  readonly placeholder: string
}

type Status = 'idle' | 'sending' | 'done'

/**
 * The footer's sign-up. The error clears on edit. Without script the result is shown on the cart's page, which is never
 * cached. See docs/specification.md#newsletter.
 */
export function NewsletterForm({ title, text, placeholder }: NewsletterFormProps) {
  const { t, toHref } = useShop()
  const plainPage = toHref(routes.cart())
  const [email, setEmail] = useState('')
  const [issue, setIssue] = useState<MessageKey>()
  const [status, setStatus] = useState<Status>('idle')
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setStatus('sending')
    const { subscribe } = await import('./subscribe.ts')
    const failed = await subscribe(email)
    setIssue(failed)
    setStatus(failed === undefined ? 'done' : 'idle')
  }
  return (
    <form
      className={styles.form}
      method="post"
      action={routes.form('newsletter')}
      onSubmit={(event) => void submit(event)}
      noValidate
    >
      <input type="hidden" name={FROM_FIELD} value={plainPage} />
      <input type="hidden" name={TO_FIELD} value={plainPage} />
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
          error={issue === undefined ? undefined : translateIssue(issue, t)}
          onValueChange={(value) => {
            setEmail(value)
            setIssue(undefined)
          }}
          end={
            <Button
              type="submit"
              variant="anchor"
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

const ISSUES = ['newsletter.email_required', 'newsletter.email_invalid', 'newsletter.error'] as const

function translateIssue(issue: MessageKey, t: Translate): string {
  return t(ISSUES.find((known) => known === issue) ?? 'newsletter.error')
}
