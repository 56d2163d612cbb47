'use client'

import { Card } from '@sorrel/ui/card'
import { Skeleton } from '@sorrel/ui/skeleton'
import { VisuallyHidden } from '@sorrel/ui/visually-hidden'
import type { ReactNode } from 'react'
import { useShop } from '#shop/shop-context.tsx'
import { useIsNavigating } from './account-frame.tsx'
import * as styles from './account-shell.css.ts'

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
