'use client'

import { useCart } from '@sorrel/commerce/react'
import type { Cart } from '@sorrel/domain/cart'
import { Grid } from '@sorrel/ui/grid'
import { useEffect } from 'react'
import { BagLines, BagTotal } from './bag'

/** The cart on its own page: as the server has read it, then fetched anew. */
export function CartContents({ stored }: { readonly stored: Cart | null }) {
  const { refresh } = useCart()
  useEffect(() => refresh(), [refresh])
  return (
    <Grid columns={{ base: 1, desktop: 2 }} gap="48">
      <BagLines stored={stored} />
      <BagTotal stored={stored} />
    </Grid>
  )
}
