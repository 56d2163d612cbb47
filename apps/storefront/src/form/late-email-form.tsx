'use client'

import type { Messages } from '@sorrel/i18n/message'
import {
  type ComponentType,
  createElement,
  type FormEvent,
  Suspense,
  use,
  useEffect,
  useRef,
  useState,
} from 'react'
import type { LazyComponent } from '#shop/lazy-component.tsx'
import { ShopMessages, useShop } from '#shop/shop-context.tsx'
import type { SentEmail } from './use-email-form.ts'

export interface LateEmailFormProps<Props> {
  /** The form of the browser. */
  readonly live: LazyComponent<Props & { readonly sent?: SentEmail | undefined }>
  /** The same form, as `serverOnly` loads it. */
  readonly drawn: Promise<ComponentType<Props>> | undefined
  /** Messages of the empty form. */
  readonly words: Messages
  readonly form: Props
}

/**
 * A form of one address: the server's form, whose code loads once somebody uses it. When that code cannot be loaded, the
 * form is sent as without script.
 */
export function LateEmailForm<Props extends object>(props: LateEmailFormProps<Props>) {
  const { live: LiveForm, drawn, words, form } = props
  const shop = useShop()
  const host = useRef<HTMLDivElement>(null)
  const [live, setLive] = useState<{ readonly sent?: SentEmail }>()
  useEffect(() => {
    // What the browser renders, such as the next page, has no server-rendered form.
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
  if (drawn)
    return (
      <div {...events}>
        <ShopMessages messages={words}>{createElement(use(drawn), form)}</ShopMessages>
      </div>
    )
  return <div {...events} dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />
}
