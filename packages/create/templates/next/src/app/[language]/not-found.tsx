'use client'

import { EmptyState } from '@sorrel/ui/empty-state'
import { useMessages } from '../../messages-context'

export default function NotFound() {
  const { t } = useMessages()
  return <EmptyState title={t('products.unavailable.title')} text={t('products.unavailable.text')} />
}
