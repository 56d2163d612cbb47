'use client'

import { routes } from '@sorrel/contracts/routes'
import { Button } from '@sorrel/ui/button'
import { useScene } from '#platform/use-scene.ts'

/** The way out of a question about a card. */
export function CardDismiss({ label }: { readonly label?: string }) {
  const { t, toHref, link } = useScene()
  return (
    <Button as={link} href={toHref(routes.cards())} variant="secondary" size="lg">
      {label ?? t('account.cards.dismiss')}
    </Button>
  )
}
