'use client'

import type { Messages } from '@sorrel/i18n/message'
import { LateEmailForm } from '#form/late-email-form.tsx'
import { createLazyComponent } from '#shop/lazy-component.tsx'
import { serverOnly } from '#shop/server-only-part.ts'
import type { RestockFormProps } from './restock-form.tsx'

export interface RestockProps extends Omit<RestockFormProps, 'sent'> {
  /** Messages of the empty form. */
  readonly words: Messages
}

const live = createLazyComponent(async () => (await import('./restock-form.tsx')).RestockForm)
const drawn = serverOnly(async () => (await import('./restock-form.tsx')).RestockForm)

/** The form beside what is sold out. See docs/specification.md#back-in-stock. */
export function Restock({ words, ...form }: RestockProps) {
  return <LateEmailForm live={live} drawn={drawn} words={words} form={form} />
}
