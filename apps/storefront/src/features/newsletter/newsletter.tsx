'use client'

import type { Messages } from '@sorrel/i18n/message'
import { LateEmailForm } from '#form/late-email-form.tsx'
import { createLazyComponent } from '#shop/lazy-component.tsx'
import { serverOnly } from '#shop/server-only-part.ts'
import type { NewsletterFormProps } from './newsletter-form.tsx'

export interface NewsletterProps extends Omit<NewsletterFormProps, 'sent'> {
  /** Messages of the empty form. */
  readonly words: Messages
}

const live = createLazyComponent(async () => (await import('./newsletter-form.tsx')).NewsletterForm)
const drawn = serverOnly(async () => (await import('./newsletter-form.tsx')).NewsletterForm)

/** The footer's sign-up. See docs/specification.md#newsletter. */
export function Newsletter({ words, ...form }: NewsletterProps) {
  return <LateEmailForm live={live} drawn={drawn} words={words} form={form} />
}
