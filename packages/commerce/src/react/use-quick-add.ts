'use client'

import type { CartItemInput } from '@sorrel/domain/cart'
import type { ProductOption, ProductPreview } from '@sorrel/domain/product'
import {
  canAddSelection,
  getSelectedOptions,
  type ProductSelectionSettings,
  type ProductSelectionState,
  toCartItemInput,
} from '@sorrel/domain/product-selection'
import { getQuickAddSteps, isStepComplete } from '@sorrel/domain/quick-add'
import { useState } from 'react'
import type { ProductSelection } from '../product-selection/choices.ts'
import { useProductSelection } from './use-product-selection.ts'

/** A product form with one option at a time. */
export interface QuickAddForm {
  readonly selection: ProductSelection
  readonly state: ProductSelectionState
  /** The option of this step; undefined for a product without options. */
  readonly step: ProductOption | undefined
  /** Counts from 0. */
  readonly index: number
  readonly count: number
  readonly isLast: boolean
  /** Whether this step is complete. */
  readonly canGoOn: boolean
  /** Whether the shopper has tried to continue without a choice, which is then marked. */
  readonly hasTried: boolean
  /** Goes to the next step. Returns `missing`, `next`, or after the last step the cart input. */
  readonly goOn: () => 'missing' | 'next' | CartItemInput
}

/**
 * The options of a card's product, one at a time; after the last one it can be added. Nothing is preselected. Later
 * changes of `maxQuantity` are ignored.
 */
export function useQuickAdd(
  product: ProductPreview,
  { maxQuantity }: Pick<ProductSelectionSettings, 'maxQuantity'> = {},
): QuickAddForm {
  const { selection, state } = useProductSelection(product, { preselect: false, maxQuantity })
  const [position, setPosition] = useState(0)
  const [hasTried, setTried] = useState(false)
  const steps = getQuickAddSteps(state.product, getSelectedOptions(state))
  const index = Math.min(position, Math.max(steps.length - 1, 0))
  const step = steps[index]
  const isLast = index >= steps.length - 1
  const canGoOn = isLast
    ? canAddSelection(state)
    : step !== undefined && isStepComplete(step, getSelectedOptions(state))
  const goOn = () => {
    setTried(!canGoOn)
    if (!canGoOn) return 'missing'
    if (isLast) return toCartItemInput(state) ?? 'missing'
    setPosition(index + 1)
    return 'next'
  }
  return { selection, state, step, index, count: steps.length, isLast, canGoOn, hasTried, goOn }
}
