'use client'

import { useCartActions } from '@sorrel/commerce/react'
import type { CartItem } from '@sorrel/domain/cart'
import { Banner } from '@sorrel/ui/banner'
import { Button } from '@sorrel/ui/button'
import { useShop } from '#shop/shop-context.tsx'
import { CartForm } from './cart-form.tsx'
import { CART_FORMS } from './cart-form-names.ts'
import * as styles from './cart.css.ts'

export interface LineShortageProps {
  readonly item: CartItem
  /** Pieces that are left for the line; 0 when there are none. */
  readonly left: number
}

/** Says of a line that asks for more than there is how many are left, and offers that number. */
export function LineShortage({ item, left }: LineShortageProps) {
  const { t } = useShop()
  const { setQuantity } = useCartActions()
  const { id, name } = item
  return (
    <CartForm name={CART_FORMS.line} className={styles.shortage}>
      <input type="hidden" name="itemId" value={id} />
      <span>{left === 0 ? t('cart.sold_out') : t('cart.few_left', { count: left })}</span>
      {left > 0 && (
        <Button
          type="submit"
          name="quantity"
          value={String(left)}
          variant="link"
          size="sm"
          aria-label={t('cart.take_name', { count: left, name })}
          onClick={() => setQuantity(id, left)}
        >
          {t('cart.take', { count: left })}
        </Button>
      )}
    </CartForm>
  )
}

/** Above the lines of a page to which the checkout sends back. */
export function ShortageBanner() {
  const { t } = useShop()
  return (
    <Banner tone="warning" live="polite">
      {t('cart.shortage')}
    </Banner>
  )
}
