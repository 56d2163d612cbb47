import { useCart, useCartActions } from '@sorrel/commerce/react'
import { Button } from '@sorrel/ui/button'
import { Drawer } from '@sorrel/ui/drawer'
import { NumberStepper } from '@sorrel/ui/number-stepper'
import { Stack } from '@sorrel/ui/stack'
import { Text } from '@sorrel/ui/text'
import { formatPrice } from './money'

export function BagButton() {
  const { setOpen } = useCartActions()
  const count = useCart((state) => state.count)
  return (
    <Button variant="secondary" onClick={() => setOpen(true)}>
      Bag ({count})
    </Button>
  )
}

/** What is in the cart, and the way to pay. */
export function Bag() {
  const { setOpen, setQuantity } = useCartActions()
  const { cart, isOpen, isPending } = useCart((state) => state)
  const items = cart?.items ?? []
  return (
    <Drawer
      open={isOpen}
      onOpenChange={setOpen}
      title="Your bag"
      closeLabel="Close the bag"
      footer={
        <Button href={cart?.checkoutUrl ?? '#'} disabled={isPending || items.length === 0} fullWidth>
          Checkout ·{' '}
          {isPending
            ? '…'
            : formatPrice({ amount: cart?.grandTotal ?? 0, currency: cart?.currency ?? 'GBP' })}
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
