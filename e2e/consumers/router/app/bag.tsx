import { useCart, useCartState } from '@sorrel/commerce/react'
import { Button } from '@sorrel/ui/button'
import { Drawer } from '@sorrel/ui/drawer'
import { NumberStepper } from '@sorrel/ui/number-stepper'
import { Stack } from '@sorrel/ui/stack'
import { Text } from '@sorrel/ui/text'
import { toMoney } from './money'

export function BagButton() {
  const { setOpen } = useCart()
  const count = useCartState((state) => state.count)
  return (
    <Button variant="secondary" onClick={() => setOpen(true)}>
      Bag ({count})
    </Button>
  )
}

/** What is in the cart, and the way to pay. */
export function Bag() {
  const { setOpen, setQuantity } = useCart()
  const { cart, isOpen, isPending } = useCartState((state) => state)
  const items = cart?.items ?? []
  return (
    <Drawer
      open={isOpen}
      onClose={() => setOpen(false)}
      title="Your bag"
      closeLabel="Close the bag"
      footer={
        <Button href={cart?.checkoutUrl ?? '#'} disabled={isPending || items.length === 0} fullWidth>
          Checkout · {isPending ? '…' : toMoney(cart?.grandTotal ?? 0, cart?.currency ?? 'GBP')}
        </Button>
      }
    >
      <Stack as="ul">
        {items.map(({ id, name, variantName, quantity }) => (
          <li key={id} aria-label={name}>
            <Text>{[name, variantName].filter(Boolean).join(', ')}</Text>
            <NumberStepper
              label={`Quantity of ${name}`}
              decreaseLabel="Less"
              increaseLabel="More"
              value={quantity}
              onValueChange={(next) => setQuantity(id, next)}
            />
          </li>
        ))}
      </Stack>
    </Drawer>
  )
}
