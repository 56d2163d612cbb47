'use client'

import { routes } from '@sorrel/contracts/routes'
import { Button } from '@sorrel/ui/button'
import { useShop } from '#shop/shop-context.tsx'

/** The way out of a question about a card. */
export function CardDismiss({ label }: { readonly label?: string }) {
  const { t, toHref, link } = useShop()
  return (
    <Button as={link} href={toHref(routes.cards())} variant="secondary" size="lg">
      {label ?? t('account.cards.dismiss')}
    </Button>
  )
}
