'use client'

import { useCart, useCartActions } from '@sorrel/commerce/react'
import { type CartItem, formatCartCount } from '@sorrel/domain/cart'
import { Button } from '@sorrel/ui/button'
import { CartLine } from '@sorrel/ui/cart-line'
import { CounterBadge } from '@sorrel/ui/counter-badge'
import { Drawer } from '@sorrel/ui/drawer'
import { IconButton } from '@sorrel/ui/icon-button'
import { bagIcon, trashIcon } from '@sorrel/ui/icons'
import { Inline } from '@sorrel/ui/inline'
import { NumberStepper } from '@sorrel/ui/number-stepper'
import { Stack } from '@sorrel/ui/stack'
import { Text } from '@sorrel/ui/text'
import { useMessages } from '../messages-context'
import { shop } from '../shop'
import { ShopImage } from '../shop-image'
import { FreeDelivery } from './free-delivery'

/** Opens the cart, and says how much is in it. */
export function BagButton() {
  const { t } = useMessages()
  const { count, setOpen } = useCart()
  return (
    <IconButton
      icon={bagIcon}
      label={t('navigation.cart_count', { count })}
      badge={count > 0 ? <CounterBadge text={formatCartCount(count)} /> : undefined}
      onClick={() => setOpen(true)}
    />
  )
}

/** The cart beside the page. `hasFailed`: the last change was not made. */
export function Bag({ hasFailed }: { readonly hasFailed: boolean }) {
  const { t } = useMessages()
  const { isOpen, setOpen } = useCart()
  return (
    <Drawer
      open={isOpen}
      onOpenChange={setOpen}
      title={t('cart.title')}
      closeLabel={t('cart.close')}
      footer={<BagTotal />}
    >
      {hasFailed && (
        <p role="alert">
          <Text as="span">{t('cart.update_error')}</Text>
        </p>
      )}
      <BagLines />
    </Drawer>
  )
}

/** What the cart costs, what is missing for free delivery, and the way to the checkout. Nothing where the cart is empty. */
export function BagTotal() {
  const { t, toMoney } = useMessages()
  const { cart, lines, total, isPending } = useCart()
  if (total === undefined || lines.length === 0) return null
  return (
    <Stack>
      {cart && shop.freeDeliveryFrom !== undefined && (
        <FreeDelivery cart={cart} from={shop.freeDeliveryFrom} isPending={isPending} />
      )}
      <Inline justify="between">
        <Text>{t('cart.total')}</Text>
        <Text weight="strong">{isPending ? t('cart.updating') : toMoney(total)}</Text>
      </Inline>
      <Button href={cart?.checkoutUrl ?? '#'} disabled={isPending} fullWidth>
        {t('cart.checkout')}
      </Button>
    </Stack>
  )
}

export function BagLines() {
  const { t } = useMessages()
  const { lines, total } = useCart()
  if (lines.length === 0) return <Text>{t('cart.empty')}</Text>
  return (
    <Stack as="ul" gap="0">
      {lines.map((item) => (
        <Line key={item.id} item={item} currency={total?.currency ?? shop.currency} />
      ))}
    </Stack>
  )
}

interface LineProps {
  readonly item: CartItem
  /** That of the cart, which a store may keep in another one than the shop asks for. */
  readonly currency: string
}

function Line({ item, currency }: LineProps) {
  const { t, toMoney } = useMessages()
  const { setQuantity, remove } = useCartActions()
  const { id, name, variantName, image, quantity, priceTotal, options } = item
  const choices = options.filter((option) => !option.variant).map(({ value }) => String(value))
  return (
    <CartLine
      name={name}
      picture={image}
      image={ShopImage}
      details={[variantName, ...choices].filter((detail) => detail !== undefined)}
      total={toMoney({ amount: priceTotal, currency })}
      tools={
        <Inline gap="8">
          <NumberStepper
            label={t('cart.quantity_name', { name })}
            decreaseLabel={t('a11y.decrease')}
            increaseLabel={t('a11y.increase')}
            size="sm"
            value={quantity}
            onValueChange={(next) => setQuantity(id, next)}
          />
          <IconButton icon={trashIcon} label={t('cart.remove_name', { name })} onClick={() => remove(id)} />
        </Inline>
      }
    />
  )
}
