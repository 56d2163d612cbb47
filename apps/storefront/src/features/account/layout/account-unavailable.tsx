'use client'

import { Button } from '@sorrel/ui/button'
import { EmptyState } from '@sorrel/ui/empty-state'
import { refreshIcon } from '@sorrel/ui/icons'
import { startTransition } from 'react'
import { useShop } from '#shop/shop-context.tsx'

/** The service does not answer: the customer is still logged in, and can try again. See docs/decisions.md#access. */
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
