'use client'

import { shopRoutes } from '@sorrel/contracts/shop-routes'
import { Button } from '@sorrel/ui/button'
import { EmptyState } from '@sorrel/ui/empty-state'
import { bagIcon } from '#shop/icons.ts'
import { useShop } from '#shop/shop-context.tsx'

/** An empty cart, with a link to the products. See docs/specification.md#cart-drawer. */
export function CartEmpty({ id }: { readonly id: string }) {
  const { t, link, toHref } = useShop()
  return (
    <div id={id}>
      <EmptyState
        icon={bagIcon}
        title={t('cart.empty')}
        text={t('cart.empty_text')}
        actions={
          <Button as={link} href={toHref(shopRoutes.products())}>
            {t('cart.add_first')}
          </Button>
        }
      />
    </div>
  )
}
