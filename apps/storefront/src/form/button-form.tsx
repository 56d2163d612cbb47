'use client'

import type { Endpoint } from '@sorrel/contracts/http'
import { shopRoutes } from '@sorrel/contracts/shop-routes'
import { Button, type PushButtonProps } from '@sorrel/ui/button'
import type { ReactNode } from 'react'
import { FROM_FIELD, NEW_FORM, TO_FIELD } from './form-shape.ts'
import { type FormUse, useForm } from './use-form.ts'

export interface ButtonFormProps<E extends Endpoint> extends Omit<FormUse<E>, 'state'> {
  /** Target after a success without script. */
  readonly to: string
  /** Hidden fields, such as an id. */
  readonly values?: Readonly<Record<string, string>>
  readonly children: ReactNode
  /** Names the button more exactly than its text. */
  readonly label?: string | undefined
  readonly loadingLabel: string
  readonly look?: Pick<PushButtonProps, 'variant' | 'size' | 'iconStart' | 'fullWidth'>
}

/** A form that is one button. */
export function ButtonForm<E extends Endpoint>(props: ButtonFormProps<E>) {
  const { shape, values = {}, from, to, label, look } = props
  const { isSending, submit } = useForm({ ...props, state: NEW_FORM })
  return (
    <form method="post" action={shopRoutes.form(shape.name)} onSubmit={(event) => void submit(event)}>
      {Object.entries({ ...values, [FROM_FIELD]: from, [TO_FIELD]: to }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button
        {...look}
        type="submit"
        aria-label={label}
        loading={isSending}
        loadingLabel={props.loadingLabel}
      >
        {props.children}
      </Button>
    </form>
  )
}
