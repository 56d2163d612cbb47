'use client'

import { Button } from '@sorrel/ui/button'
import { EmptyState } from '@sorrel/ui/empty-state'
import { useMessages } from '../../messages-context'

/** In place of a page that failed, such as while the store does not answer. */
export default function PageError({ reset }: { readonly reset: () => void }) {
  const { t } = useMessages()
  return (
    <EmptyState
      level={1}
      title={t('errors.page_unavailable.title')}
      text={t('errors.page_unavailable.text')}
      actions={<Button onClick={reset}>{t('account.unavailable.retry')}</Button>}
    />
  )
}
