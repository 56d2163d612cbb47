'use client'

import type { Account } from '@sorrel/domain/account'
import { createContext, type ReactNode, use, useMemo, useTransition } from 'react'
import { Card } from '@sorrel/ui/card'
import { Skeleton } from '@sorrel/ui/skeleton'
import { VisuallyHidden } from '@sorrel/ui/visually-hidden'
import { ShopContext, useShop } from '#shop/shop-context.tsx'
import type { Shop } from '#shop/shop.ts'
import { useHiddenByScroll } from '#shop/use-hidden-by-scroll.ts'
import '#shop/header-offset.css.ts'
import { useUpdated } from './use-updated.ts'
import * as styles from './account-shell.css.ts'

const NavigatingContext = createContext(false)

type Customer = Account | null

const CustomerContext = createContext<ReturnType<typeof useUpdated<Customer>>>([null, () => {}])

/** The customer, null while the service does not answer, and a setter for the answer of a change. */
export const useCustomer = () => use(CustomerContext)

export interface AccountFrameProps {
  readonly account: Customer
  readonly children: ReactNode
}

/** Knows the customer, and that the next page of the account is loading, so that a skeleton can be shown. */
export function AccountFrame({ account, children }: AccountFrameProps) {
  const shop = useShop()
  const customer = useUpdated(account)
  const [isNavigating, startNavigating] = useTransition()
  const inside = useMemo<Shop>(
    () => ({ ...shop, navigate: (path, scroll) => startNavigating(() => shop.navigate(path, scroll)) }),
    [shop],
  )
  return (
    <ShopContext value={inside}>
      <CustomerContext value={customer}>
        <NavigatingContext value={isNavigating}>{children}</NavigatingContext>
      </CustomerContext>
    </ShopContext>
  )
}

function useIsNavigating(): boolean {
  return use(NavigatingContext)
}

interface AccountHeaderProps {
  /** The merchant's setting for the account; off keeps the header visible. */
  readonly hideOnScroll: boolean
  readonly children: ReactNode
}

/** The logo and a link to the home page. See docs/specification.md#account-layout. */
export function AccountHeader({ hideOnScroll, children }: AccountHeaderProps) {
  const isHidden = useHiddenByScroll(hideOnScroll)
  return (
    <header className={styles.header} data-surface="primary" data-site-header={isHidden ? 'hidden' : 'shown'}>
      <div className={styles.row}>{children}</div>
    </header>
  )
}

/** The page, or a skeleton while the next one is loading. */
export function AccountMain({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  const isNavigating = useIsNavigating()
  return (
    <main id={id} tabIndex={-1} className={styles.main} aria-busy={isNavigating}>
      {isNavigating ? <SectionSkeleton /> : children}
    </main>
  )
}

function SectionSkeleton() {
  const { t } = useShop()
  return (
    <div className={styles.coming}>
      <VisuallyHidden>
        <span role="status">{t('a11y.loading')}</span>
      </VisuallyHidden>
      {['first', 'second', 'third'].map((name) => (
        <Card key={name}>
          <Skeleton width="half" />
          <Skeleton />
          <Skeleton />
        </Card>
      ))}
    </div>
  )
}
