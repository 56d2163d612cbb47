'use client'

import { CartProvider, useCart, useCartState } from '@sorrel/commerce/react'
import { type CartItem, formatCartCount } from '@sorrel/domain/cart'
import { Button } from '@sorrel/ui/button'
import { CounterBadge } from '@sorrel/ui/counter-badge'
import { Drawer } from '@sorrel/ui/drawer'
import { IconButton } from '@sorrel/ui/icon-button'
import { bagIcon, trashIcon } from '@sorrel/ui/icons'
import { Inline } from '@sorrel/ui/inline'
import { NumberStepper } from '@sorrel/ui/number-stepper'
import { Picture } from '@sorrel/ui/picture'
import { Stack } from '@sorrel/ui/stack'
import { Text } from '@sorrel/ui/text'
import { type ReactNode, useEffect, useState } from 'react'
import { cart } from '../cart'
import { useMessages } from '../messages-context'

/** Gives the page its cart and the drawer that shows it. */
export function WithBag({ children }: { readonly children: ReactNode }) {
  return (
    <CartProvider value={cart}>
      {children}
      <Bag />
    </CartProvider>
  )
}

/** Opens the cart, and says how much is in it. */
export function BagButton() {
  const { t } = useMessages()
  const { setOpen } = useCart()
  const count = useCartState((state) => state.count)
  return (
    <IconButton
      icon={bagIcon}
      label={t('navigation.cart_count', { count })}
      badge={count > 0 ? <CounterBadge text={formatCartCount(count)} /> : undefined}
      onClick={() => setOpen(true)}
    />
  )
}

function Bag() {
  const { t, toMoney } = useMessages()
  const { setOpen } = useCart()
  const { cart: shown, isOpen, isPending } = useCartState((state) => state)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    const end = cart.connect((event) => setFailed(event.type === 'failed'))
    cart.renew()
    return end
  }, [])
  const items = shown?.items ?? []
  const total = toMoney(shown?.grandTotal ?? 0, shown?.currency)
  return (
    <Drawer
      open={isOpen}
      onClose={() => setOpen(false)}
      title={t('cart.title')}
      closeLabel={t('cart.close')}
      footer={
        items.length > 0 && (
          <Stack>
            <Inline justify="between">
              <Text>{t('cart.total')}</Text>
              <Text weight="strong">{isPending ? t('cart.updating') : total}</Text>
            </Inline>
            <Button href={shown?.checkoutUrl ?? '#'} disabled={isPending} fullWidth>
              {t('cart.checkout')}
            </Button>
          </Stack>
        )
      }
    >
      {hasFailed && (
        <p role="alert">
          <Text as="span">{t('cart.update_error')}</Text>
        </p>
      )}
      {items.length === 0 ? (
        <Text>{t('cart.empty')}</Text>
      ) : (
        <Stack as="ul" gap="24">
          {items.map((item) => (
            <Line key={item.id} item={item} />
          ))}
        </Stack>
      )}
    </Drawer>
  )
}

function Line({ item }: { readonly item: CartItem }) {
  const { t, toMoney } = useMessages()
  const { setQuantity, remove } = useCart()
  const { id, name, variantName, image, quantity, price, options } = item
  const choices = options.filter((option) => !option.variant).map(({ value }) => value)
  return (
    <li aria-label={name}>
      <Inline wrap="none" align="start">
        {image && (
          <div style={{ inlineSize: 80, flexShrink: 0 }}>
            <Picture {...image} sizes="80px" />
          </div>
        )}
        <Stack gap="8">
          <Text weight="strong">{name}</Text>
          <Text size="sm">{[variantName, ...choices].filter(Boolean).join(', ')}</Text>
          <Text>{toMoney(price)}</Text>
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
        </Stack>
      </Inline>
    </li>
  )
}
