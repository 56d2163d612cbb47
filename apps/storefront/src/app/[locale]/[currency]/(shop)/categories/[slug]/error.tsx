'use client'

import { UnavailableList } from '#features/catalog/unavailable-list.tsx'
import { reloadPage } from '#platform/reload-page.ts'

export default function PageError() {
  return <UnavailableList onRetry={reloadPage} />
}
