'use client'

import type { CartAddition } from '@sorrel/commerce/cart-store'
import { useCartActions } from '@sorrel/commerce/react'
import { Button } from '@sorrel/ui/button'
import { VisuallyHidden } from '@sorrel/ui/visually-hidden'
import { useState } from 'react'
import { useShop } from '#shop/shop-context.tsx'

export interface AddResultProps {
  readonly name: string
  readonly addition: CartAddition
}

/** Adds one result to the cart, as preselected. */
export function AddResult({ name, addition }: AddResultProps) {
  const { t } = useShop()
  const { add } = useCartActions()
  const [isAdding, setAdding] = useState(false)
  const submit = async () => {
    setAdding(true)
    await add(addition)
    setAdding(false)
  }
  return (
    <Button
      variant="secondary"
      fullWidth
      loading={isAdding}
      loadingLabel={t('products.add.adding')}
      onClick={() => void submit()}
    >
      {t('products.add.action')}
      <VisuallyHidden> {name}</VisuallyHidden>
    </Button>
  )
}
