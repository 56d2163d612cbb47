'use client'

import { reloadPage } from '#platform/reload-page.ts'
import { UnavailableScreen } from '#shell/unavailable-screen.tsx'

export default function PageError({ error }: { readonly error: Error & { readonly digest?: string } }) {
  return <UnavailableScreen onRetry={reloadPage} reference={error.digest} />
}
