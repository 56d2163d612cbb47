'use client'

import { EmptyState } from '@sorrel/ui/empty-state'
import { useWords } from '../../words-context'

export default function NotFound() {
  const { t } = useWords()
  return <EmptyState title={t('products.unavailable.title')} text={t('products.unavailable.text')} />
}
