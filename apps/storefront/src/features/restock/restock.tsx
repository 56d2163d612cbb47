'use client'

import { createElement, type FormEvent, Suspense, use, useEffect, useRef, useState } from 'react'
import { createLazyComponent } from '#shop/lazy-component.tsx'
import { serverOnly } from '#shop/server-only-part.ts'
import { useShop } from '#shop/shop-context.tsx'
import type { RestockFormProps } from './restock-form.tsx'
import type { ServerRestockFormProps } from './server-restock-form.tsx'

const LiveForm = createLazyComponent(async () => (await import('./restock-form.tsx')).RestockForm)
const drawnForm = serverOnly(async () => (await import('./server-restock-form.tsx')).ServerRestockForm)

/**
 * The form beside what is sold out: the server's form, whose code loads once somebody uses it. When that code cannot be
 * loaded, the form is sent as without script. See docs/specification.md#back-in-stock.
 */
export function Restock({ words, ...form }: ServerRestockFormProps) {
  const shop = useShop()
  const host = useRef<HTMLDivElement>(null)
  const [live, setLive] = useState<Pick<RestockFormProps, 'sent'>>()
  useEffect(() => {
    // What the browser renders, such as another variant's, has no server-rendered form.
    if (host.current?.childElementCount === 0) setLive({})
  }, [])
  if (live)
    return (
      <Suspense>
        <LiveForm.Part {...form} {...live} />
      </Suspense>
    )
  const load = () => LiveForm.preload(shop)
  const send = (event: FormEvent<HTMLDivElement>) => {
    const { target } = event
    if (!(target instanceof HTMLFormElement)) return
    event.preventDefault()
    const email = target.querySelector<HTMLInputElement>('[type=email]')?.value ?? ''
    load().then(
      () => setLive({ sent: { email, isByKey: document.activeElement?.tagName === 'INPUT' } }),
      () => target.submit(),
    )
  }
  const events = { ref: host, onSubmit: send, onFocus: () => void load().catch(() => {}) }
  if (drawnForm) return <div {...events}>{createElement(use(drawnForm), { ...form, words })}</div>
  return <div {...events} dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />
}
