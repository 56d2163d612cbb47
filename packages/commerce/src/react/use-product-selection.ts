'use client'

import type { Product, ProductPreview } from '@sorrel/domain/product'
import type { ProductSelectionState } from '@sorrel/domain/product-selection'
import { useEffect, useState } from 'react'
import {
  createChoices,
  getFirstSelection,
  type ProductSelection,
  type ProductSelectionOptions,
} from '../product-selection/choices.ts'

/**
 * The choices for a product while its form is on the page, and the functions that change them. `options` count only at
 * the first render. A new version of the product, such as one with other prices, keeps the choices.
 */
export function useProductSelection(
  product: Product | ProductPreview,
  options: ProductSelectionOptions = {},
): { readonly selection: ProductSelection; readonly state: ProductSelectionState } {
  const [state, setState] = useState(() => getFirstSelection(product, options))
  const [selection] = useState(() => {
    let now = state
    const set = (next: ProductSelectionState) => {
      now = next
      setState(next)
    }
    return createChoices({ getState: () => now, set }, options)
  })
  useEffect(() => {
    // An equal but new state would re-render components whose code has not loaded yet.
    if (selection.getState().product !== product) selection.setProduct(product)
  }, [selection, product])
  return { selection, state }
}
