'use client'

import { shopRoutes } from '@sorrel/contracts/shop-routes'
import type { FormEvent, ReactNode } from 'react'
import { FROM_FIELD, TO_FIELD } from '#form/form-shape.ts'
import { useShop } from '#shop/shop-context.tsx'
import type { CART_FORMS } from './cart-form-names.ts'

export interface CartFormProps {
  /** Last segment of the address that takes it without script. */
  readonly name: (typeof CART_FORMS)[keyof typeof CART_FORMS]
  readonly className?: string
  /** Called on submit when script runs. Default: nothing, the controls act on their own. */
  readonly onSubmit?: () => void
  readonly children: ReactNode
}

/**
 * A change of the cart that also works without script: the browser sends the form, and the cart's page shows the
 * outcome.
 */
export function CartForm({ name, className, onSubmit, children }: CartFormProps) {
  const page = useShop().toHref(shopRoutes.cart())
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit?.()
  }
  return (
    <form className={className} method="post" action={shopRoutes.form(name)} onSubmit={submit} noValidate>
      <input type="hidden" name={FROM_FIELD} value={page} />
      <input type="hidden" name={TO_FIELD} value={page} />
      {children}
    </form>
  )
}
