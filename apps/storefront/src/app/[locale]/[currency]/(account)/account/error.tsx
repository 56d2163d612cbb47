'use client'

import { AccountUnavailable } from '#features/account/layout/account-problems.tsx'
import type { PageErrorProps } from '#shell/page-error.tsx'
import { useFailureReference } from '#shell/use-failure-reference.ts'

interface Props extends PageErrorProps {
  readonly reset: () => void
}

export default function AccountError({ error, reset }: Props) {
  useFailureReference(error)
  return <AccountUnavailable onRetry={reset} />
}
