'use client'

import { usePathname, useRouter } from 'next/navigation'
import { type ReactNode, useMemo, useTransition } from 'react'
import { GoContext } from '#platform/go.tsx'
import { RoomContext } from './room.tsx'

/** Ties the account to the router: which room one is in, and that the next is on its way. */
export function AccountFrame({ children }: { readonly children: ReactNode }) {
  const pathname = usePathname()
  const router = useRouter()
  const [isLeaving, startLeaving] = useTransition()
  const room = useMemo(() => ({ pathname, isLeaving }), [pathname, isLeaving])
  const go = useMemo(
    () => ({
      to: (href: string) => startLeaving(() => router.push(href)),
      refresh: () => router.refresh(),
    }),
    [router],
  )
  return (
    <GoContext value={go}>
      <RoomContext value={room}>{children}</RoomContext>
    </GoContext>
  )
}
