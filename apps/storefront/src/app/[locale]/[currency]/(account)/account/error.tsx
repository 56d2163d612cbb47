'use client'

import { AccountUnavailable } from '#features/account/layout/account-problems.tsx'

export default function PageError({ reset }: { readonly reset: () => void }) {
  return <AccountUnavailable onRetry={reset} />
}
