'use client'

import { useCart, useCartActions } from '@sorrel/commerce/react'
import { routes } from '@sorrel/contracts/routes'
import { type Cart, type CartItem, formatCartCount } from '@sorrel/domain/cart'
import { Button } from '@sorrel/ui/button'
import { CartLine } from '@sorrel/ui/cart-line'
import { CounterBadge } from '@sorrel/ui/counter-badge'
import { Drawer } from '@sorrel/ui/drawer'
import { IconButton } from '@sorrel/ui/icon-button'
import { bagIcon, trashIcon } from '@sorrel/ui/icons'
import { Inline } from '@sorrel/ui/inline'
import { Link } from '@sorrel/ui/link'
import { NumberStepper } from '@sorrel/ui/number-stepper'
import { Stack } from '@sorrel/ui/stack'
import { Text } from '@sorrel/ui/text'
import type { ReactNode } from 'react'
import { useMessages } from '../messages-context'
import { shop } from '../shop'
import { ShopImage } from '../shop-image'
import { FreeDelivery } from './free-delivery'
import { StoreForm } from './store-form'

/** Opens the cart, and says how much is in it. */
export function BagButton() {
  const { t, toHref } = useMessages()
  const { count, setOpen } = useCart()
  return (
    <>
      <IconButton
        icon={bagIcon}
        label={t('navigation.cart_count', { count })}
        badge={count > 0 ? <CounterBadge text={formatCartCount(count)} /> : undefined}
        onClick={() => setOpen(true)}
      />
      <noscript>
        <Link href={toHref(routes.cart())}>{t('cart.title')}</Link>
      </noscript>
    </>
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

interface StoredCart {
  /** The cart as the server has read it, until the page's script knows its own. */
  readonly stored?: Cart | null | undefined
}

/** What the cart costs, what is missing for free delivery, and the way to the checkout. Nothing where the cart is empty. */
export function BagTotal({ stored }: StoredCart) {
  const { t, toMoney } = useMessages()
  const { cart: own, total: ownTotal, isPending, isKnown } = useCart()
  const cart = isKnown ? own : stored
  const total = isKnown ? ownTotal : cart && { amount: cart.grandTotal, currency: cart.currency }
  if (!total || !cart || cart.items.length === 0) return null
  return (
    <Stack>
      {shop.freeDeliveryFrom !== undefined && (
        <FreeDelivery cart={cart} from={shop.freeDeliveryFrom} isPending={isPending} />
      )}
      <Inline justify="between">
        <Text>{t('cart.total')}</Text>
        <Text weight="strong">{isPending ? t('cart.updating') : toMoney(total)}</Text>
      </Inline>
      <Button href={cart.checkoutUrl ?? '#'} disabled={isPending} fullWidth>
        {t('cart.checkout')}
      </Button>
    </Stack>
  )
}

export function BagLines({ stored }: StoredCart) {
  const { t } = useMessages()
  const { lines: own, total, isKnown } = useCart()
  const lines = isKnown ? own : (stored?.items ?? [])
  const currency = (isKnown ? total : stored)?.currency ?? shop.currency
  if (lines.length === 0) return <Text>{t('cart.empty')}</Text>
  return (
    <Stack as="ul" gap="0">
      {lines.map((item) => (
        <Line key={item.id} item={item} currency={currency} />
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
          <LineForm id={id} onSubmit={() => setQuantity(id, quantity)}>
            <Inline gap="8">
              <NumberStepper
                name="quantity"
                label={t('cart.quantity_name', { name })}
                decreaseLabel={t('a11y.decrease')}
                increaseLabel={t('a11y.increase')}
                size="sm"
                value={quantity}
                onValueChange={(next) => setQuantity(id, next)}
              />
              <noscript>
                <Button type="submit" variant="secondary" size="sm">
                  {t('cart.update_name', { name })}
                </Button>
              </noscript>
            </Inline>
          </LineForm>
          <LineForm id={id} onSubmit={() => remove(id)}>
            <input type="hidden" name="quantity" value="0" />
            <IconButton type="submit" icon={trashIcon} label={t('cart.remove_name', { name })} />
          </LineForm>
        </Inline>
      }
    />
  )
}

interface LineFormProps {
  readonly id: string
  readonly onSubmit: () => void
  readonly children: ReactNode
}

function LineForm({ id, onSubmit, children }: LineFormProps) {
  const { toHref } = useMessages()
  return (
    <StoreForm name="cart-line" to={toHref(routes.cart())} onSubmit={onSubmit}>
      <input type="hidden" name="itemId" value={id} />
      {children}
    </StoreForm>
  )
}
