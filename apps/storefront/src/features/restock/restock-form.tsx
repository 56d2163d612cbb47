'use client'

import { shopRoutes } from '@sorrel/contracts/shop-routes'
import { Button } from '@sorrel/ui/button'
import { Heading } from '@sorrel/ui/heading'
import { Stack } from '@sorrel/ui/stack'
import { Text } from '@sorrel/ui/text'
import { TextField } from '@sorrel/ui/text-field'
import { type FormEvent, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { FROM_FIELD } from '#form/form-shape.ts'
import { useShop } from '#shop/shop-context.tsx'

export interface RestockFormProps {
  readonly productId: string
  /** Default: any variant. */
  readonly variantId?: string | undefined
  /** The page that the form is on, with its query. */
  readonly path: string
  /** Input sent by the server-rendered form, which this form has replaced. Default: none. */
  readonly sent?: { readonly email: string; readonly isByKey: boolean } | undefined
}

type Status = 'idle' | 'sending' | 'done'

/** Asks for a mail when the chosen product is back. Without script the same page says how it went. */
export function RestockForm(props: RestockFormProps) {
  const { productId, variantId = '', path } = props
  const { t, toHref } = useShop()
  const { email, issue, status, form, edit, send } = useSending(props)
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

/** The address, its result, and the handler. Input that was sent before this form existed is submitted immediately. */
function useSending({ productId, variantId, sent }: RestockFormProps) {
  const shop = useShop()
  const form = useRef<HTMLFormElement>(null)
  const [email, setEmail] = useState(sent?.email ?? '')
  const [issue, setIssue] = useState<string>()
  const [status, setStatus] = useState<Status>(sent ? 'sending' : 'idle')
  const send = async () => {
    setStatus('sending')
    const { sendWish } = await import('./send-wish.ts')
    const failed = await sendWish({ email, productId, variantId }, shop)
    setIssue(failed)
    setStatus(failed === undefined ? 'done' : 'idle')
    if (failed !== undefined) form.current?.querySelector<HTMLElement>('[type=email]')?.focus()
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
