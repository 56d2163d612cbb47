'use client'

import type { CartState } from '@sorrel/commerce/cart-handle'
import { useCart, useCartActions } from '@sorrel/commerce/react'
import { shopRoutes } from '@sorrel/contracts/shop-routes'
import { type Cart, getEmptyCart } from '@sorrel/domain/cart'
import { Banner } from '@sorrel/ui/banner'
import { Drawer } from '@sorrel/ui/drawer'
import { Link } from '@sorrel/ui/link'
import { Text } from '@sorrel/ui/text'
import { useDeferredValue, useEffect, useId, useMemo, useState } from 'react'
import { Recommendations } from '#features/recommendations/index.ts'
import { CardMotion } from '#shop/card-motion.tsx'
import { prepareNotifications } from '#shop/notifications.tsx'
import { useShop } from '#shop/shop-context.tsx'
import { useNextFrame } from '#shop/use-next-frame.ts'
import { CartCodes } from './cart-codes.tsx'
import { CartNote } from './cart-note.tsx'
import { useGroupPrices } from '#features/group-pricing/index.ts'
import { CartEmpty } from './cart-empty.tsx'
import { ChargeNote, CartTotal } from './cart-total.tsx'
import { CartLines } from './cart-lines.tsx'
import { Skeleton } from '@sorrel/ui/skeleton'
import { VisuallyHidden } from '@sorrel/ui/visually-hidden'
import { FreeDeliveryBar } from './free-delivery-bar.tsx'
import { useFreeDelivery } from './use-free-delivery.ts'
import * as styles from './cart.css.ts'

/**
 * The cart beside the page. It stays in the page while closed, so that opening only shows it. The card motion is part
 * of it, because this code loads at the visitor's first interaction. See docs/specification.md#cart-drawer.
 */
export function CartDrawer() {
  const { t } = useShop()
  const isOpen = useCart((state) => state.isOpen)
  const hasSlidIn = useLater(isOpen)
  useEffect(() => {
    if (hasSlidIn) prepareNotifications()
  }, [hasSlidIn])
  const known = useShownCart()
  const cart = useAfterFirstFrame(known, isOpen)
  const isEmpty = cart?.items.length === 0
  // For the first line, what is said of the delivery is rendered one frame later.
  const hasDelivery = !useDeferredValue(isEmpty) && !isEmpty
  const { setOpen } = useCartActions()
  const delivery = useFreeDelivery(hasDelivery ? cart : undefined, hasSlidIn)
  const emptyId = useId()
  return (
    <>
      <CardMotion />
      <Drawer
        keepMounted
        open={isOpen}
        onOpenChange={setOpen}
        title={t('cart.title')}
        titleEnd={<ItemCount />}
        closeLabel={t('cart.close')}
        padding="none"
        banner={delivery && cart && <FreeDeliveryBar delivery={delivery} currency={cart.currency} />}
        footer={<CartTotal cart={cart} delivery={delivery} emptyId={emptyId} />}
      >
        <div className={isEmpty && known?.items.length !== 0 ? styles.coming : undefined}>
          <DrawerBody cart={cart} hasSlidIn={hasSlidIn} emptyId={emptyId} />
        </div>
      </Drawer>
    </>
  )
}

/** Undefined while the visitor has a cart that is not known yet. */
function useShownCart(): Cart | undefined {
  const { currency } = useShop()
  const cart = useCart((state) => state.cart)
  const mayHaveLines = useCart(({ isKnown, count }) => !isKnown && count > 0)
  const empty = useMemo(() => getEmptyCart(currency), [currency])
  return cart ?? (mayHaveLines ? undefined : empty)
}

function ItemCount() {
  const { t } = useShop()
  const count = useCart((state) => state.count)
  return (
    <Text as="span" size="sm">
      {t('cart.item_count', { count })}
    </Text>
  )
}

interface DrawerBodyProps {
  readonly cart: Cart | undefined
  readonly hasSlidIn: boolean
  readonly emptyId: string
}

function DrawerBody({ cart, hasSlidIn, emptyId }: DrawerBodyProps) {
  const { t, link, toHref } = useShop()
  const { add } = useCartActions()
  const groupPrices = useGroupPrices()
  const hasFailed = useCart((state: CartState) => state.hasFailed)
  if (cart === undefined)
    return (
      <div className={styles.inset}>
        {hasFailed ? (
          <Banner tone="error" live="polite">
            {t('cart.load_error')}
          </Banner>
        ) : (
          <CartPlaceholder />
        )}
      </div>
    )
  const { items, currency } = cart
  const recommended = (
    <Recommendations
      maySearch={hasSlidIn}
      headingLevel={3}
      items={items}
      currency={currency}
      addToCart={add}
      groupPrices={groupPrices}
    />
  )
  if (items.length === 0)
    return (
      <>
        <div className={styles.inset}>
          <CartEmpty id={emptyId} />
        </div>
        {recommended}
      </>
    )
  return (
    <>
      <div className={styles.inset}>
        <ChargeNote currency={currency} />
        <CartLines cart={cart} />
      </div>
      {recommended}
      <div className={styles.more}>
        <div>
          <Link as={link} variant="standalone" href={toHref(shopRoutes.products())}>
            {t('cart.add_more')}
          </Link>
        </div>
        {hasSlidIn && <CartCodes cart={cart} />}
        {hasSlidIn && <CartNote cart={cart} />}
      </div>
    </>
  )
}

/**
 * Delays everything except the drawer's opening by one frame, so that the click takes effect before the drawer's
 * content renders. `value` must keep its identity while nothing changes.
 */
function useAfterFirstFrame<T>(value: T, isOpen: boolean): T {
  const [held, setHeld] = useState(value)
  const isFirstFrame = !useNextFrame(isOpen) && isOpen
  if (!isFirstFrame && held !== value) setHeld(value)
  return isFirstFrame ? held : value
}

/** The longest slide of a theme. */
const SLIDE_MS = 300

/** Becomes true once the drawer has slid in, and stays true: code that loads then does not disturb the animation. */
function useLater(isOpen: boolean): boolean {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (!isOpen) return undefined
    const timer = setTimeout(() => setLate(true), SLIDE_MS)
    return () => clearTimeout(timer)
  }, [isOpen])
  return isLate
}

/** The place of a cart's lines until they are known. */
function CartPlaceholder() {
  const { t } = useShop()
  return (
    <div className={styles.placeholder} aria-busy="true">
      <Skeleton shape="1/1" />
      <div className={styles.placeholderText}>
        <VisuallyHidden>{t('cart.updating')}</VisuallyHidden>
        <Skeleton width="half" />
        <Skeleton width="half" />
      </div>
    </div>
  )
}
