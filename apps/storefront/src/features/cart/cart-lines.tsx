'use client'

import { useCart, useCartActions } from '@sorrel/commerce/react'
import { shopRoutes } from '@sorrel/contracts/shop-routes'
import type { Cart, CartItem } from '@sorrel/domain/cart'
import {
  getCartItemPrice,
  getLineKey,
  getPartLabel,
  getShortages,
  hasQuantityControl,
  toRepeatInput,
} from '@sorrel/domain/cart-line'
import { getQuantityRange } from '@sorrel/domain/quantity'
import { Button } from '@sorrel/ui/button'
import { CartLine as KitCartLine } from '@sorrel/ui/cart-line'
import { leafIcon } from '#shop/icons.ts'
import { NumberStepper } from '@sorrel/ui/number-stepper'
import { lazy, memo, Suspense, useEffect, useRef } from 'react'
import type { Shop } from '#shop/shop.ts'
import { SHOP_CONFIG } from '#config/shop-config.ts'
import { useShop } from '#shop/shop-context.tsx'
import { toMaxReason } from '#shop/to-max-reason.ts'
import { Amount } from './amount.tsx'
import { CartForm } from './cart-form.tsx'
import { CART_FORMS, getLineAnchor } from './cart-form-names.ts'
import { LineShortage } from './line-shortage.tsx'
import * as styles from './cart.css.ts'

/** Its messages are part of the page, because the server renders it. */
const LineTerms = lazy(async () => ({ default: (await import('./line-terms.tsx')).LineTerms }))

export interface CartLinesProps {
  readonly cart: Pick<Cart, 'items' | 'currency'>
  /** Gives lines an anchor. Only where each line is in the page once. Default: no anchors. */
  readonly hasAnchors?: boolean
}

/** The cart's lines. A quantity is sent immediately when its field loses the focus. */
export function CartLines({ cart: { items, currency }, hasAnchors = false }: CartLinesProps) {
  const { flush } = useCartActions()
  const shortages = getShortages(items)
  return (
    <ul className={styles.list} onBlur={flush}>
      {toKeyed(items).map(([key, item]) => (
        <CartLine
          key={key}
          item={item}
          currency={currency}
          left={shortages.get(item.id)}
          anchor={hasAnchors ? getLineAnchor(item.id) : undefined}
        />
      ))}
    </ul>
  )
}

/** Keys by which a line keeps its identity when the service gives it an id. */
function toKeyed(items: readonly CartItem[]): readonly (readonly [string, CartItem])[] {
  const seen = new Map<string, number>()
  return items.map((item) => {
    const key = getLineKey(toRepeatInput(item))
    const count = seen.get(key) ?? 0
    seen.set(key, count + 1)
    return [`${key} ${count}`, item]
  })
}

interface CartLineProps {
  readonly item: CartItem
  /** ISO 4217 code of its amounts. */
  readonly currency: string
  /** Pieces that are left, where the line asks for more. */
  readonly left: number | undefined
  readonly anchor: string | undefined
}

/**
 * One line of the cart. A trial costs nothing now; a membership has no quantity. See docs/specification.md#cart-lines.
 */
const CartLine = memo(function CartLine({ item, currency, left, anchor }: CartLineProps) {
  const shop = useShop()
  const { link, image, toHref, formatPrice } = shop
  const isPending = useCart((state) => state.pendingIds.includes(item.id))
  const isNew = useCart((state) => state.newIds.includes(item.id))
  const line = useShownLine(isNew)
  return (
    <KitCartLine
      ref={line}
      id={anchor}
      tabIndex={anchor === undefined ? undefined : -1}
      name={item.name}
      href={toHref(shopRoutes.product(item.slug, { variantId: item.variantId }))}
      link={link}
      picture={item.image}
      icon={leafIcon}
      image={image}
      details={getDetails(item, shop)}
      total={
        <Amount
          text={isNew ? undefined : formatPrice({ amount: getCartItemPrice(item).priceTotal, currency })}
          isPending={isPending}
        />
      }
      tools={<LineTools item={item} isNew={isNew} />}
    >
      {!isNew && (
        <Suspense>
          <LineTerms item={item} currency={currency} />
        </Suspense>
      )}
      {left !== undefined && <LineShortage item={item} left={left} />}
    </KitCartLine>
  )
})

/** Scrolls a line that was just added into view. */
function useShownLine(isNew: boolean) {
  const line = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (!isNew) return undefined
    // In the next frame, so that opening the drawer does not need an extra layout.
    const frame = requestAnimationFrame(() => line.current?.scrollIntoView({ block: 'nearest' }))
    return () => cancelAnimationFrame(frame)
  }, [isNew])
  return line
}

interface LineToolsProps extends Pick<CartLineProps, 'item'> {
  /** The service does not know the line yet, so it cannot be changed. */
  readonly isNew: boolean
}

/** Quantity and removal of a line: a form without script, single requests with it. */
function LineTools({ item, isNew }: LineToolsProps) {
  const { t } = useShop()
  const { setQuantity, remove } = useCartActions()
  const { name } = item
  return (
    <CartForm name={CART_FORMS.line} className={styles.tools}>
      <input type="hidden" name="itemId" value={item.id} />
      {hasQuantityControl(item) && (
        <div className={styles.stepper}>
          <NumberStepper
            name="quantity"
            size="sm"
            label={t('cart.quantity_name', { name })}
            decreaseLabel={t('a11y.decrease_name', { name })}
            increaseLabel={t('a11y.increase_name', { name })}
            value={item.quantity}
            {...getQuantityRange(item, SHOP_CONFIG.maxQuantity)}
            maxReason={toMaxReason(t, item)}
            notANumber="earlier"
            disabled={isNew}
            onValueChange={(quantity) => setQuantity(item.id, quantity)}
            onRemove={() => remove(item.id)}
          />
          <span className={styles.update}>
            <Button type="submit" variant="link" size="sm" aria-label={t('cart.update_name', { name })}>
              {t('cart.update')}
            </Button>
          </span>
        </div>
      )}
      <Button
        type="submit"
        name="quantity"
        value="0"
        variant="link"
        size="sm"
        disabled={isNew}
        aria-label={t('cart.remove_name', { name })}
        onClick={() => remove(item.id)}
      >
        {t('cart.remove')}
      </Button>
    </CartForm>
  )
}

/**
 * The chosen values: the variant and options that are not part of its name, or the values of all options. Of a bundle its
 * parts too.
 */
function getDetails({ variantName, options, bundle = [] }: CartItem, { t }: Shop): readonly string[] {
  const chosen = options
    .filter(({ variant }) => !variantName || !variant)
    .map(({ name, value }) => {
      if (value === '' || value === 'true') return name
      return variantName ? t('content.labelled', { name, value }) : value
    })
  return [variantName ?? '', chosen.join(', '), ...bundle.map(getPartLabel)].filter((detail) => detail !== '')
}
