'use client'

import { shopRoutes } from '@sorrel/contracts/shop-routes'
import { Button } from '@sorrel/ui/button'
import { Heading } from '@sorrel/ui/heading'
import { Stack } from '@sorrel/ui/stack'
import { Text } from '@sorrel/ui/text'
import { TextField } from '@sorrel/ui/text-field'
import { type FormEvent, useId } from 'react'
import { FROM_FIELD } from '#form/form-shape.ts'
import { type SentEmail, useEmailForm } from '#form/use-email-form.ts'
import { useShop } from '#shop/shop-context.tsx'

export interface RestockFormProps {
  readonly productId: string
  /** Default: any variant. */
  readonly variantId?: string | undefined
  /** The page that the form is on, with its query. */
  readonly path: string
  /** Input sent by the server-rendered form, which this form has replaced. Default: none. */
  readonly sent?: SentEmail | undefined
}

/** Asks for a mail when the chosen product is back. Without script the same page says how it went. */
export function RestockForm({ productId, variantId = '', path, sent }: RestockFormProps) {
  const shop = useShop()
  const { t, toHref } = shop
  const { email, issue, status, form, edit, send } = useEmailForm({
    sent,
    send: async (address) =>
      (await import('./send-wish.ts')).sendWish({ email: address, productId, variantId }, shop),
  })
  const titleId = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send()
  }
  return (
    <form
      ref={form}
      method="post"
      action={shopRoutes.form('restock')}
      aria-labelledby={titleId}
      onSubmit={submit}
      noValidate
    >
      <input type="hidden" name={FROM_FIELD} value={toHref(path)} />
      <input type="hidden" name="productId" value={productId} />
      <input type="hidden" name="variantId" value={variantId} />
      <Stack gap="12">
        <Heading id={titleId} level={2} size="lg">
          {t('restock.title')}
        </Heading>
        <div aria-live="polite">
          <Text size="sm">{t(status === 'done' ? 'restock.sent' : 'restock.text')}</Text>
        </div>
        {status !== 'done' && (
          <>
            <TextField
              label={t('restock.label')}
              type="email"
              name="email"
              autoComplete="email"
              value={email}
              error={issue}
              onValueChange={edit}
            />
            <Button
              type="submit"
              variant="secondary"
              loading={status === 'sending'}
              loadingLabel={t('restock.submitting')}
            >
              {t('restock.submit')}
            </Button>
          </>
        )}
      </Stack>
    </form>
  )
}
