'use client'

import type { Product, ProductPreview } from '@sorrel/domain/product'
import {
  createProductSelection,
  type ProductSelection,
  type ProductSelectionSettings,
  type ProductSelectionState,
} from '@sorrel/domain/product-selection'
import { chooseVariant } from '@sorrel/domain/product-form'
import { useEffect, useState, useSyncExternalStore } from 'react'

export interface UseProductSelectionOptions extends ProductSelectionSettings {
  /** Begins with the values of this variant, such as the one in an address. Default: none. */
  readonly variantId?: string | undefined
}

/**
 * What is chosen of a product, for as long as the form is in the page, and what chooses. `settings` count at first. Another
 * version of the product, such as one with other prices, keeps the choices.
 */
export function useProductSelection(
  product: Product | ProductPreview,
  settings: UseProductSelectionOptions = {},
): { readonly selection: ProductSelection; readonly state: ProductSelectionState } {
  const [selection] = useState(() => {
    const made = createProductSelection(product, settings)
    chooseVariant(made, settings.variantId)
    return made
  })
  useEffect(() => {
    // A state that is the same but new would draw parts anew whose code has not come yet.
    if (selection.getState().product !== product) selection.setProduct(product)
  }, [selection, product])
  const state = useSyncExternalStore(selection.subscribe, selection.getState, selection.getState)
  return { selection, state }
}
