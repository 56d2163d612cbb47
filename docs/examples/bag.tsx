import { createShop } from '@sorrel/commerce'
import { Money, ShopProvider, useCart } from '@sorrel/commerce/react'
import { Button } from '@sorrel/ui/button'
import { fetch, soap, store } from './store.ts'

const shop = createShop({ store, currency: 'GBP', locale: 'en', fetch })
const input = { productId: soap.id, quantity: 1, options: [], purchaseOption: { type: 'standard' } } as const

function Contents() {
  const { total, add } = useCart()
  const price = total ? <Money value={total} /> : 'empty'
  return <Button onClick={() => void add({ product: soap, input })}>Add soap · bag: {price}</Button>
}

export const Bag = () => (
  <ShopProvider shop={shop}>
    <Contents />
  </ShopProvider>
)
