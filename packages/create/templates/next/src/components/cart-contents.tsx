'use client'

import { useCart } from '@sorrel/commerce/react'
import { Grid } from '@sorrel/ui/grid'
import { useEffect } from 'react'
import { BagLines, BagTotal } from './bag'
import { Loading } from './loading'

/** The cart on its own page, fetched anew with it. */
export function CartContents() {
  const { isKnown, hasFailed, refresh } = useCart()
  useEffect(() => refresh(), [refresh])
  if (!isKnown && !hasFailed) return <Loading />
  return (
    <Grid columns={{ base: 1, desktop: 2 }} gap="48">
      <BagLines />
      <BagTotal />
    </Grid>
  )
}
