'use client'

import { canAddSelection, toCartItemInput } from '@sorrel/domain/product-selection'
import { startTransition, useState } from 'react'
import type { CartAddition } from '../cart-store/addition.ts'
import type { ProductSelection } from '../product-selection/choices.ts'
import { useCartActions } from './cart-context.ts'

/** The button of a product form. */
export interface ProductForm {
  /** The service has not answered yet. */
  readonly isAdding: boolean
  /** Whether the shopper has tried to add with required choices missing, which are then marked. */
  readonly hasTried: boolean
  /**
   * Adds the current choice to the cart. Resolves to whether the service accepted it; returns undefined immediately if
   * the choice is incomplete.
   */
  readonly add: (more?: Pick<CartAddition, 'picture'>) => Promise<boolean> | undefined
}

/** The behaviour of a product form's button for the current choice. Needs a `ShopProvider` or `CartProvider` above it. */
export function useProductForm(selection: ProductSelection): ProductForm {
  const { add } = useCartActions()
  const [isAdding, setAdding] = useState(false)
  const [hasTried, setTried] = useState(false)
  const send = async (addition: CartAddition) => {
    // A transition, so that the cart renders before the form does.
    startTransition(() => setAdding(true))
    const isAdded = await add(addition)
    startTransition(() => setAdding(false))
    if (isAdded) setTried(false)
    return isAdded
  }
  return {
    isAdding,
    hasTried,
    add: (more) => {
      const state = selection.getState()
      const input = canAddSelection(state) ? toCartItemInput(state) : undefined
      if (input !== undefined) return send({ input, product: state.product, ...more })
      setTried(true)
      return undefined
    },
  }
}
