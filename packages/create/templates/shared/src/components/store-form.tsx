import type { ReactNode } from 'react'
import { getFormAction } from '../form-action'
import { useMessages } from '../messages-context'

interface StoreFormProps {
  /** Its name in `app/store-forms`. */
  readonly name: string
  /** Where to go without script when it is done, and when it has failed. Default: `to`. */
  readonly to: string
  readonly from?: string
  /** What it does with script. */
  readonly onSubmit?: (form: FormData) => void
  readonly children: ReactNode
}

/** A form that the page's script handles, and the server where there is none. */
export function StoreForm({ name, to, from = to, onSubmit, children }: StoreFormProps) {
  const { language } = useMessages()
  return (
    <form
      method="post"
      action={getFormAction(name)}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit?.(new FormData(event.currentTarget))
      }}
    >
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="to" value={to} />
      <input type="hidden" name="from" value={from} />
      {children}
    </form>
  )
}
