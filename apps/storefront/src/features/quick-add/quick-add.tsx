'use client'

import { useCart } from '@sorrel/commerce/react'
import type { CartItemInput } from '@sorrel/domain/cart'
import type { ProductPreview } from '@sorrel/domain/product'
import { Button } from '@sorrel/ui/button'
import { VisuallyHidden } from '@sorrel/ui/visually-hidden'
import { Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { createLazyComponent } from '#shop/lazy-component.tsx'
import { useShop } from '#shop/shop-context.tsx'
import * as styles from './quick-add.css.ts'

const QuickAddPanel = createLazyComponent(async () => (await import('./quick-add-panel.tsx')).QuickAddPanel)

export interface QuickAddProps {
  /** As `toQuickAddProduct` gives it. */
  readonly product: ProductPreview
}

type Phase = 'closed' | 'open' | 'adding'

/**
 * Adds a card's product without leaving the list. The button slides up on hover and focus, which also loads the panel
 * that it opens. See docs/specification.md#quick-add.
 */
export function QuickAdd({ product }: QuickAddProps) {
  const shop = useShop()
  const { t } = shop
  const { add } = useCart()
  const [phase, setPhase] = useState<Phase>('closed')
  const [note, startNote] = useAddedNote()
  const button = useRef<HTMLButtonElement>(null)
  const isAdding = phase === 'adding'
  useEffect(() => {
    if (isAdding) button.current?.focus()
  }, [isAdding])
  const submit = async (input: CartItemInput) => {
    // Focuses the button before the drawer opens, so that the focus returns to it.
    flushSync(() => setPhase('adding'))
    const isAdded = await add({ input, product })
    setPhase('closed')
    if (isAdded) startNote()
  }
  const close = () => {
    flushSync(() => setPhase('closed'))
    button.current?.focus()
  }
  const name = product.title
  return (
    <div
      className={styles.root}
      data-open={phase === 'open' || undefined}
      data-visible={phase !== 'closed' || note === 'shown' || undefined}
    >
      <span role="status" aria-live="polite">
        {note === 'shown' && <VisuallyHidden>{t('products.quick_add.added')}</VisuallyHidden>}
      </span>
      {phase === 'open' && (
        <Suspense>
          <QuickAddPanel.Part product={product} onAdd={submit} onClose={close} />
        </Suspense>
      )}
      {phase !== 'open' && (
        <Button
          ref={button}
          variant="raised"
          fullWidth
          aria-label={note === 'none' ? t('products.quick_add.open_name', { name }) : undefined}
          aria-expanded={false}
          loading={isAdding}
          loadingLabel={t('products.add.adding')}
          onPointerEnter={() => void QuickAddPanel.preload(shop)}
          onFocus={() => void QuickAddPanel.preload(shop)}
          onClick={() => setPhase('open')}
        >
          {note === 'none' ? t('products.quick_add.open') : t('products.quick_add.added')}
        </Button>
      )}
    </div>
  )
}

/** 'Added to cart' is shown this long. See docs/specification.md#quick-add. */
const NOTE_SHOWN_MS = 3000

/** After this time the button has its own label again. See docs/specification.md#quick-add. */
const LABEL_RESET_MS = 4000

/** The note after adding, and its restart. `leaving`: the note fades out with its text. */
function useAddedNote() {
  const [note, setNote] = useState<'none' | 'shown' | 'leaving'>('none')
  const timers = useRef<readonly ReturnType<typeof setTimeout>[]>([])
  const stop = useCallback(() => timers.current.forEach(clearTimeout), [])
  useEffect(() => stop, [stop])
  const start = useCallback(() => {
    stop()
    setNote('shown')
    timers.current = [
      setTimeout(() => setNote('leaving'), NOTE_SHOWN_MS),
      setTimeout(() => setNote('none'), LABEL_RESET_MS),
    ]
  }, [stop])
  return [note, start] as const
}
