'use client'

import type { ProductPreview } from '@sorrel/domain/product'
import { Button } from '@sorrel/ui/button'
import { VisuallyHidden } from '@sorrel/ui/visually-hidden'
import { Suspense, useEffect, useRef, useState, useTransition } from 'react'
import { createLazyComponent } from '#shop/lazy-component.tsx'
import { useShop } from '#shop/shop-context.tsx'
import type { QuickAddPhase } from './watch-card.ts'
import * as styles from './quick-add.css.ts'

const loadCode = () => import('./quick-add-panel.tsx')

const QuickAddPanel = createLazyComponent(async () => (await loadCode()).QuickAddPanel)

export interface QuickAddProps {
  /** As `toQuickAddProduct` gives it. */
  readonly product: ProductPreview
}

/**
 * Adds a card's product without leaving the list. A press of the button opens the panel, and so does a pointer that
 * rests on the card or the keyboard at its link. Everything but the button loads then. See
 * docs/specification.md#quick-add.
 */
export function QuickAdd({ product }: QuickAddProps) {
  const shop = useShop()
  const { t } = shop
  const [phase, setPhase] = useState<QuickAddPhase>('closed')
  const [isLoading, startOpening] = useTransition()
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const card = root.current?.closest('article')
    const unmount = new AbortController()
    const { signal } = unmount
    let watch: Promise<unknown> | undefined
    const start = (event: Event) => {
      watch ??= QuickAddPanel.preload(shop)
        .then(loadCode)
        .then(({ watchCard }) => watchCard(root.current, event, setPhase, signal))
        // The next sign loads it again.
        .catch(() => (watch = undefined))
    }
    for (const sign of SIGNS) card?.addEventListener(sign, start, { signal })
    return () => unmount.abort()
  }, [shop])
  const isOpen = phase === 'offered' || phase === 'open'
  const isAdded = phase === 'added' || phase === 'leaving'
  return (
    <div
      ref={root}
      className={styles.root}
      data-open={isOpen || undefined}
      data-visible={(phase !== 'closed' && phase !== 'leaving') || undefined}
    >
      <span role="status" aria-live="polite">
        {phase === 'added' && <VisuallyHidden>{t('products.quick_add.added')}</VisuallyHidden>}
      </span>
      <Suspense>
        {isOpen ? (
          <QuickAddPanel.Part
            product={product}
            takesFocus={phase === 'open'}
            button={button}
            setPhase={setPhase}
          />
        ) : (
          <Button
            ref={button}
            variant="raised"
            fullWidth
            aria-label={isAdded ? undefined : t('products.quick_add.open_name', { name: product.name })}
            aria-expanded={false}
            loading={phase === 'adding' || isLoading}
            loadingLabel={t('products.add.adding')}
            onClick={() => startOpening(() => setPhase('open'))}
          >
            {isAdded ? t('products.quick_add.added') : t('products.quick_add.open')}
          </Button>
        )}
      </Suspense>
    </div>
  )
}

/** What brings the code: a pointer that moves on the card, a finger on it, the focus in it. */
const SIGNS = ['pointermove', 'pointerdown', 'focusin'] as const
