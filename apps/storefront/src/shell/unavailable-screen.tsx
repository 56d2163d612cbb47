'use client'

import { useWords } from '#platform/words.tsx'

/** Specification section 2, "Error pages". */
export function UnavailableScreen({ onRetry }: { readonly onRetry: () => void }) {
  const t = useWords()
  return (
    <>
      <h1>{t('errors.page_unavailable.title')}</h1>
      <button type="button" onClick={onRetry}>
        {t('errors.page_unavailable.refresh')}
      </button>
    </>
  )
}
