'use client'

import { UnavailableScreen } from '#shell/unavailable-screen.tsx'

interface Props {
  readonly error: Error & { readonly digest?: string }
  readonly reset: () => void
}

export default function PageError({ error, reset }: Props) {
  return <UnavailableScreen onRetry={reset} reference={error.digest} />
}
