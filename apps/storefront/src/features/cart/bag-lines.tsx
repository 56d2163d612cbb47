'use client'

import type { CartItem } from '@sorrel/domain/cart'
import type { LinkComponent } from '@sorrel/ui/link'
import type { ImageComponent } from '@sorrel/ui/picture'
import { BagLine } from './bag-line.tsx'
import * as styles from './bag-line.css.ts'

export interface BagLinesProps {
  readonly items: readonly CartItem[]
  readonly link: LinkComponent
  readonly image: ImageComponent
  readonly toHref: (path: string) => string
  readonly formatPrice: (amount: number) => string
  /** Ids of the lines with a change on its way. */
  readonly pendingIds: readonly string[]
  readonly onQuantityChange: (itemId: string, quantity: number) => void
  readonly onRemove: (itemId: string) => void
  /** The focus has left a field. */
  readonly onLeave: () => void
}

export function BagLines({ items, pendingIds, onQuantityChange, onRemove, onLeave, ...rest }: BagLinesProps) {
  return (
    <ul className={styles.list} onBlur={onLeave}>
      {items.map((item) => (
        <BagLine
          key={item.id}
          item={item}
          isPending={pendingIds.includes(item.id)}
          onQuantityChange={(quantity) => onQuantityChange(item.id, quantity)}
          onRemove={() => onRemove(item.id)}
          {...rest}
        />
      ))}
    </ul>
  )
}
