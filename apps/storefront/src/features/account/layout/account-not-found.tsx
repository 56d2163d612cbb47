'use client'

import { routes } from '@sorrel/contracts/routes'
import { Button } from '@sorrel/ui/button'
import { EmptyState } from '@sorrel/ui/empty-state'
import { searchIcon } from '@sorrel/ui/icons'
import { useShop } from '#shop/shop-context.tsx'

/** The same for what never was and for what is somebody else's. See docs/specification.md#account-layout. */
export function AccountNotFound() {
  const { t, toHref, link } = useShop()
  return (
    <EmptyState
      level={1}
      icon={searchIcon}
      title={t('account.not_found.title')}
      text={t('account.not_found.text')}
      actions={
        <Button as={link} href={toHref(routes.orders())}>
          {t('account.orders.all')}
        </Button>
      }
    />
  )
}
