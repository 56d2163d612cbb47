'use client'

import { type ReactNode, useMemo, useTransition } from 'react'
import { HostContext, useHost } from '#platform/host.ts'
import { LeavingContext } from './leaving.ts'

/** Knows that the next room of the account is on its way, so that the page can show its outline. */
export function AccountFrame({ children }: { readonly children: ReactNode }) {
  const host = useHost()
  const [isLeaving, startLeaving] = useTransition()
  const inside = useMemo<typeof host>(
    () => ({ ...host, navigate: (path, scroll) => startLeaving(() => host.navigate(path, scroll)) }),
    [host],
  )
  return (
    <HostContext value={inside}>
      <LeavingContext value={isLeaving}>{children}</LeavingContext>
    </HostContext>
  )
}
