'use client'

import { useWords } from '#platform/words.tsx'

/** Specification section 2, "Error pages". */
export function NotFoundScreen() {
  const t = useWords()
  return <h1>{t('errors.page_not_found.title')}</h1>
}
