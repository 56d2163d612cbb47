'use client'

import type { Product } from '@sorrel/domain/product'
import {
  createProductSelection,
  type ProductSelection,
  type ProductSelectionState,
} from '@sorrel/domain/product-selection'
import { useEffect, useState, useSyncExternalStore } from 'react'

/** The choices in the product's form, for as long as the page shows this product. */
export function useProductSelection(
  product: Product,
  variantId?: string,
): { readonly selection: ProductSelection; readonly state: ProductSelectionState } {
  const [selection] = useState(() => createSelection(product, variantId))
  useEffect(() => selection.setProduct(product), [selection, product])
  const state = useSyncExternalStore(selection.subscribe, selection.getState, selection.getState)
  return { selection, state }
}

function createSelection(product: Product, variantId: string | undefined): ProductSelection {
  const selection = createProductSelection(product)
  const variant = product.variants.find(({ id }) => id === variantId)
  for (const option of product.options.filter(({ variant: selectsVariant }) => selectsVariant)) {
    const value = option.values.find(({ id }) => variant?.optionValueIds.includes(id))
    if (value) selection.setOptionValue(option.id, value.id)
  }
  return selection
}
