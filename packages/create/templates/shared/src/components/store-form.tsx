'use client'

import type { ReactNode } from 'react'
import { useMessages } from '../messages-context'

export interface StoreFormProps {
  /** One of those that `createStoreForms` of `@sorrel/commerce/server` takes. */
  readonly name: string
  /** Where the server leads when it is done, and when it has failed. Default: `to`. */
  readonly to: string
  readonly from?: string
  /** What the page's script does instead of sending it. Default: it is sent. */
  readonly onSubmit?: () => void
  readonly children: ReactNode
}

/** A form that works without script: the server takes it, and leads to the page that shows the outcome. */
export function StoreForm({ name, to, from = to, onSubmit, children }: StoreFormProps) {
  const { language } = useMessages()
  return (
    <form
      method="post"
      action={`/store-forms/${name}`}
      onSubmit={(event) => {
        if (onSubmit) event.preventDefault()
        onSubmit?.()
      }}
    >
      {Object.entries({ language, to, from }).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      {children}
    </form>
  )
}
