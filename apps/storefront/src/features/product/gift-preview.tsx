'use client'

import { type ComponentProps, Suspense, useEffect, useState } from 'react'
import { createLazyComponent } from '#shop/lazy-component.tsx'
import * as styles from './product-screen.css.ts'

const GiftCardPreview = createLazyComponent(
  async () => (await import('./gift-card-preview.tsx')).GiftCardPreview,
)

/**
 * Reserves the room of a gift card's preview and draws it in the browser alone: without script it could not follow the
 * fields.
 */
export function GiftPreview(props: ComponentProps<typeof GiftCardPreview.Part>) {
  const [isWanted, setWanted] = useState(false)
  useEffect(() => setWanted(true), [])
  return (
    <div className={styles.giftPreview}>
      <Suspense>{isWanted && <GiftCardPreview.Part {...props} />}</Suspense>
    </div>
  )
}
