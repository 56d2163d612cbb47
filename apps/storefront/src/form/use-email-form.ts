import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'

/** Input sent by a server-rendered form, before the form that has replaced it existed. */
export interface SentEmail {
  readonly email: string
  /** It was sent from the field, not by the button. */
  readonly isByKey: boolean
}

export interface EmailFormOptions {
  /** Submitted immediately. Default: none. */
  readonly sent?: SentEmail | undefined
  /** Returns the error, or undefined. */
  readonly send: (email: string) => Promise<string | undefined>
}

/** A form of one address: its text, its result, and the handlers. An error is cleared by an edit, and leads to the field. */
export function useEmailForm({ sent, send: sendEmail }: EmailFormOptions) {
  const form = useRef<HTMLFormElement>(null)
  const [email, setEmail] = useState(sent?.email ?? '')
  const [issue, setIssue] = useState<string>()
  const [status, setStatus] = useState<'idle' | 'sending' | 'done'>(sent ? 'sending' : 'idle')
  const focus = (selector: string) => form.current?.querySelector<HTMLElement>(selector)?.focus()
  const send = async () => {
    setStatus('sending')
    const failed = await sendEmail(email)
    setIssue(failed)
    setStatus(failed === undefined ? 'done' : 'idle')
    if (failed !== undefined) focus('[type=email]')
  }
  const edit = (value: string) => {
    setEmail(value)
    setIssue(undefined)
  }
  const isTaken = useRef(false)
  const takeOver = useEffectEvent(() => {
    if (sent === undefined || isTaken.current) return
    isTaken.current = true
    focus(sent.isByKey ? '[type=email]' : 'button')
    void send()
  })
  useLayoutEffect(() => takeOver(), [])
  return { email, issue, status, form, edit, send }
}
