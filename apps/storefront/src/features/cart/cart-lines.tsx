'use client'

import { routes } from '@sorrel/contracts/routes'
import { type Cart, type CartItem, getCartItemPrice, hasQuantityControl } from '@sorrel/domain/cart'
import { getQuantityRange } from '@sorrel/domain/quantity'
import type { Translate } from '@sorrel/i18n/message'
import { Button } from '@sorrel/ui/button'
import { Icon } from '@sorrel/ui/icon'
import { leafIcon } from '@sorrel/ui/icons'
import { NumberStepper } from '@sorrel/ui/number-stepper'
import { Picture } from '@sorrel/ui/picture'
import { Text } from '@sorrel/ui/text'
import { useShop } from '#shop/shop-context.tsx'
import { useCart } from './cart-context.ts'
import { CartForm } from './cart-form.tsx'
import { cartLineForm } from './cart-forms.ts'
import * as styles from './cart.css.ts'

export interface CartLinesProps {
  readonly cart: Pick<Cart, 'items' | 'currency'>
}

/** The cart's lines. Leaving a field sends its quantity at once. */
export function CartLines({ cart: { items, currency } }: CartLinesProps) {
  const { flush } = useCart()
  return (
    <ul className={styles.list} onBlur={flush}>
      {items.map((item) => (
        <CartLine key={item.id} item={item} currency={currency} />
      ))}
    </ul>
  )
}

interface CartLineProps {
  readonly item: CartItem
  /** ISO 4217 code of its amounts. */
  readonly currency: string
}

/**
 * One line of the cart. A trial costs nothing now; a membership has no quantity. See docs/specification.md#cart-lines.
 */
function CartLine({ item, currency }: CartLineProps) {
  const shop = useShop()
  const { link: Anchor, image, toHref, formatPrice } = shop
  const isPending = useCart().pendingIds.includes(item.id)
  return (
    <li className={styles.line}>
      {item.image ? (
        <Picture {...item.image} alt="" ratio="1/1" corners="nested" sizes="130px" image={image} />
      ) : (
        <span className={styles.noPicture}>
          <Icon icon={leafIcon} />
        </span>
      )}
      <div className={styles.textBlock}>
        <Anchor
          href={toHref(routes.product(item.slug, { variantId: item.variantId }))}
          className={styles.name}
        >
          {item.name}
        </Anchor>
        {getDetails(item, shop.t, (amount) => formatPrice(amount, currency)).map((detail) => (
          <Text key={detail} size="sm">
            {detail}
          </Text>
        ))}
        <div className={styles.foot}>
          <LineTools item={item} />
          <span className={styles.total} data-pending={isPending || undefined}>
            {formatPrice(getCartItemPrice(item).priceTotal, currency)}
          </span>
        </div>
      </div>
    </li>
  )
}

/** Quantity and removal of a line: a form without script, single requests with it. */
function LineTools({ item }: Pick<CartLineProps, 'item'>) {
  const { t } = useShop()
  const { setQuantity, remove } = useCart()
  const { name } = item
  return (
    <CartForm shape={cartLineForm} className={styles.tools}>
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
            min={0}
            max={getQuantityRange(item).max}
            onValueChange={(quantity) => setQuantity(item.id, quantity)}
          />
          <span className={styles.update}>
            <Button type="submit" variant="anchor" size="sm" aria-label={t('cart.update_name', { name })}>
              {t('cart.update')}
            </Button>
          </span>
        </div>
      )}
      <Button
        type="submit"
        name="quantity"
        value="0"
        variant="anchor"
        size="sm"
        aria-label={t('cart.remove_name', { name })}
        onClick={() => remove(item.id)}
      >
        {t('cart.remove')}
      </Button>
    </CartForm>
  )
}

function getDetails(
  item: CartItem,
  t: Translate,
  formatPrice: (amount: number) => string,
): readonly string[] {
  const options = item.options.map(({ name, value }) => (value === '' || value === 'true' ? name : value))
  return [
    item.variantName ?? options.join(', '),
    ...(item.variantName ? getExtras(item) : []),
    getPlan(item, t, formatPrice),
  ].filter((detail) => detail !== undefined && detail !== '')
}

/** Options that are not part of the variant's own name. */
function getExtras({ options }: CartItem): readonly string[] {
  const extras = options.filter(({ variant }) => !variant)
  return extras.length === 0
    ? []
    : [extras.map(({ name, value }) => (value === 'true' ? name : `${name}: ${value}`)).join(', ')]
}

function getPlan(item: CartItem, t: Translate, formatPrice: (amount: number) => string): string {
  const { purchaseOption } = item
  const price = formatPrice(item.price)
  if (purchaseOption.type === 'standard') return item.quantity > 1 ? t('cart.price_each', { price }) : ''
  const { trialDays } = getCartItemPrice(item)
  return trialDays > 0
    ? `${purchaseOption.planName} · ${t('cart.trial', { count: trialDays, price })}`
    : `${purchaseOption.planName} · ${price}`
}
