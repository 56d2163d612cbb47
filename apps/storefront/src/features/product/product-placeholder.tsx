'use client'

import { useWords } from '#platform/words.tsx'

/** Shown in the page's place while the service does not answer. Specification section 8, "Catalogue fallbacks". */
export function ProductPlaceholder({ onRetry }: { readonly onRetry: () => void }) {
  const t = useWords()
  return (
    <>
      <h1>{t('products.unavailable.title')}</h1>
      <button type="button" onClick={onRetry}>
        {t('errors.page_unavailable.refresh')}
      </button>
    </>
  )
}
