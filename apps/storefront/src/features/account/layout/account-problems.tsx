'use client'

import { Button } from '@sorrel/ui/button'
import { EmptyState } from '@sorrel/ui/empty-state'
import { refreshIcon, searchIcon } from '#shop/icons.ts'
import { startTransition } from 'react'
import { routes } from '@sorrel/contracts/routes'
import { useShop } from '#shop/shop-context.tsx'

/** Shown when the service does not answer: the customer is still logged in and can try again. See docs/decisions.md#access. */
export function AccountUnavailable({ onRetry }: { readonly onRetry: () => void }) {
  const { t, pathname, refresh } = useShop()
  return (
    <>
      {/* A page that could not be made has no metadata. */}
      <title>{t('account.unavailable.title')}</title>
      <EmptyState
        level={1}
        icon={refreshIcon}
        title={t('account.unavailable.title')}
        text={t('account.unavailable.text')}
        actions={
          <Button
            href={pathname}
            onClick={(event) => {
              event.preventDefault()
              startTransition(() => {
                refresh()
                onRetry()
              })
            }}
          >
            {t('account.unavailable.retry')}
          </Button>
        }
      />
    </>
  )
}

/** Shown alike for a record that does not exist and for one of somebody else. See docs/specification.md#account-layout. */
export function AccountNotFound() {
  const { t, toHref, link } = useShop()
  return (
    <>
      <title>{t('account.not_found.title')}</title>
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
    </>
  )
}
