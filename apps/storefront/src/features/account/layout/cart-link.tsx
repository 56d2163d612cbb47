'use client'

import { useCart } from '@sorrel/commerce/react'
import { routes } from '@sorrel/contracts/routes'
import { formatCartCount } from '@sorrel/domain/cart'
import { Icon } from '@sorrel/ui/icon'
import { Link } from '@sorrel/ui/link'
import { bagIcon } from '#shop/icons.ts'
import { useShop } from '#shop/shop-context.tsx'

/** Leads to the cart and says how much is in it. */
export function CartLink() {
  const { t, toHref, link } = useShop()
  const count = useCart((state) => state.count)
  return (
    <Link as={link} href={toHref(routes.cart())} variant="standalone">
      <Icon icon={bagIcon} size={20} label={t('cart.title')} /> {count > 0 && formatCartCount(count)}
    </Link>
  )
}
