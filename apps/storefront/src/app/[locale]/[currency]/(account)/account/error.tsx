'use client'

import { UnavailableScreen } from '#shell/unavailable-screen.tsx'

export default function PageError({ reset }: { readonly reset: () => void }) {
  return <UnavailableScreen onRetry={reset} />
}
