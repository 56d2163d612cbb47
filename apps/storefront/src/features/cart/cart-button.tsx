'use client'

import { useCart, useCartActions } from '@sorrel/commerce/react'
import { formatCartCount } from '@sorrel/domain/cart'
import { CounterBadge } from '@sorrel/ui/counter-badge'
import { IconButton } from '@sorrel/ui/icon-button'
import { bagIcon } from '#shop/header-icons.ts'
import { useShop } from '#shop/shop-context.tsx'

/**
 * The cart in the header, with how many pieces are in it: `999+` above 999. A link to the cart's page without script.
 */
export function CartButton({ href }: { readonly href: string }) {
  const { t } = useShop()
  const { setOpen } = useCartActions()
  const count = useCart((state) => state.count)
  const shown = formatCartCount(count)
  // The visible text must be part of the accessible name.
  const counted =
    shown === String(count) ? t('navigation.cart_count', { count }) : `${t('navigation.cart')} ${shown}`
  return (
    <IconButton
      href={href}
      data-panel=""
      icon={bagIcon}
      label={count > 0 ? counted : t('navigation.cart')}
      badge={count > 0 ? <CounterBadge text={shown} /> : undefined}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        setOpen(true)
      }}
    />
  )
}
