'use client'

import { Skeleton } from '@sorrel/ui/skeleton'
import { VisuallyHidden } from '@sorrel/ui/visually-hidden'
import { useShop } from '#shop/shop-context.tsx'
import * as styles from './cart.css.ts'

/** The place of a cart's lines until they are known. */
export function CartPlaceholder() {
  const { t } = useShop()
  return (
    <div className={styles.line} aria-busy="true">
      <Skeleton shape="1/1" />
      <div className={styles.textBlock}>
        <VisuallyHidden>{t('cart.updating')}</VisuallyHidden>
        <Skeleton width="half" />
        <Skeleton width="half" />
      </div>
    </div>
  )
}
