'use client'

import type { SavedCard } from '@sorrel/commerce/account'
import type { ReactNode } from 'react'
import { useUpdated } from '../layout/use-updated.ts'
import { CardItem } from './card-item.tsx'
import type { CardFacts } from './load-cards.ts'
import * as styles from './cards-screen.css.ts'

export interface CardListProps {
  readonly cards: readonly CardFacts[]
  /** ISO 8601. */
  readonly now: string
  readonly defaultBadge: ReactNode
}

/** All cards, replaced by the answer of the last change. */
export function CardList({ cards: given, now, defaultBadge }: CardListProps) {
  const [cards, show] = useUpdated(given)
  const showChanged = (changed: readonly SavedCard[]) => {
    const used = new Map(cards.map(({ id, subscriptions }) => [id, subscriptions]))
    show(changed.map((card) => ({ ...card, subscriptions: used.get(card.id) ?? [] })))
  }
  return (
    <ul className={styles.list}>
      {cards.map((card) => (
        <li key={card.id} className={styles.cell}>
          <CardItem card={card} now={now} defaultBadge={defaultBadge} onChanged={showChanged} />
        </li>
      ))}
    </ul>
  )
}
