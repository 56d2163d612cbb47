import type { StoreSettings } from '@sorrel/contracts/settings'
import type { Account } from '@sorrel/domain/account'
import type { ReactNode } from 'react'
import type { ScreenProps } from '#platform/loaded.ts'

export interface AccountShellProps extends ScreenProps {
  readonly settings: StoreSettings
  /** Null while the service does not say who the customer is. */
  readonly account: Account | null
  readonly children: ReactNode
}

/** Specification section 2, "Account layout". */
export function AccountShell({ children }: AccountShellProps) {
  return <main>{children}</main>
}
