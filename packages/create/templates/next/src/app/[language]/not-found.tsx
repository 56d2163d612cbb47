'use client'

import { routes } from '@sorrel/contracts/routes'
import { Button } from '@sorrel/ui/button'
import { EmptyState } from '@sorrel/ui/empty-state'
import { RouterLink } from '../../link'
import { useMessages } from '../../messages-context'

export default function NotFound() {
  const { t, toHref } = useMessages()
  return (
    <EmptyState
      level={1}
      title={t('errors.page_not_found.title')}
      text={t('errors.page_not_found.text')}
      actions={
        <Button as={RouterLink} href={toHref(routes.products())}>
          {t('errors.page_not_found.products')}
        </Button>
      }
    />
  )
}
