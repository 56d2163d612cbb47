'use client'

import { createElement, type FormEvent, Suspense, use, useEffect, useRef, useState } from 'react'
import { createLazyComponent } from '#shop/lazy-component.tsx'
import { serverOnly } from '#shop/server-only-part.ts'
import { useShop } from '#shop/shop-context.tsx'
import type { ServerNewsletterProps } from './server-newsletter.tsx'
import type { NewsletterFormProps } from './newsletter-form.tsx'

const LiveForm = createLazyComponent(async () => (await import('./newsletter-form.tsx')).NewsletterForm)
const drawnForm = serverOnly(async () => (await import('./server-newsletter.tsx')).ServerNewsletter)

/**
 * The footer's sign-up: the server's form, whose code loads once somebody uses it. When that code cannot be loaded, the
 * form is sent as without script. See docs/specification.md#newsletter.
 */
export function Newsletter({ words, ...form }: ServerNewsletterProps) {
  const shop = useShop()
  const host = useRef<HTMLDivElement>(null)
  const [live, setLive] = useState<Pick<NewsletterFormProps, 'sent'>>()
  useEffect(() => {
    // A page rendered in the browser has no server-rendered form.
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
