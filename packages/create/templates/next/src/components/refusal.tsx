'use client'

import type { ActionFailure } from '@sorrel/commerce/account-actions'
import { ErrorSummary } from '@sorrel/ui/error-summary'
import { useMessages } from '../messages-context'

interface RefusalProps {
  readonly error: ActionFailure
  /** What is wrong with the input. */
  readonly text: string
}

/** Why a form of the account was refused, at its top. */
export function Refusal({ error, text }: RefusalProps) {
  const { t } = useMessages()
  const title =
    error.kind === 'throttled'
      ? t('account.login.error_throttled')
      : error.kind === 'upstream'
        ? t('errors.try_later')
        : text
  return <ErrorSummary title={title} occasion={error} />
}
