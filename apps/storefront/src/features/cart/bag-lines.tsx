'use client'

import type { CartItem } from '@sorrel/domain/cart'
import { useBag } from './bag-context.ts'
import { BagLine } from './bag-line.tsx'
import * as styles from './bag-line.css.ts'

export interface BagLinesProps {
  readonly items: readonly CartItem[]
  /** ISO 4217 code of their amounts. */
  readonly currency: string
}

/** Leaving a field sends what was edited there. */
export function BagLines({ items, currency }: BagLinesProps) {
  const { flush } = useBag()
  return (
    <ul className={styles.list} onBlur={flush}>
      {items.map((item) => (
        <BagLine key={item.id} item={item} currency={currency} />
      ))}
    </ul>
  )
}
