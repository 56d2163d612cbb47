'use client'

import { routes } from '@sorrel/contracts/routes'
import type { FormEvent, ReactNode } from 'react'
import { type FormShape, FROM_FIELD, TO_FIELD } from '#form/form-shape.ts'
import { useShop } from '#shop/shop-context.tsx'

export interface CartFormProps {
  readonly shape: Pick<FormShape, 'name'>
  readonly className?: string
  /** What sending the form does with script. Default: nothing, its controls act by themselves. */
  readonly onSubmit?: () => void
  readonly children: ReactNode
}

/**
 * A change of the cart that also works without script: the browser sends the form, and the cart's page shows the
 * outcome.
 */
export function CartForm({ shape, className, onSubmit, children }: CartFormProps) {
  const page = useShop().toHref(routes.cart())
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit?.()
  }
  return (
    <form className={className} method="post" action={routes.form(shape.name)} onSubmit={submit} noValidate>
      <input type="hidden" name={FROM_FIELD} value={page} />
      <input type="hidden" name={TO_FIELD} value={page} />
      {children}
    </form>
  )
}
