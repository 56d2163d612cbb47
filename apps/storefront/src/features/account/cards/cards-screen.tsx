import { EmptyState } from '@sorrel/ui/empty-state'
import { Heading } from '@sorrel/ui/heading'
import { Text } from '@sorrel/ui/text'
import type { CardsScreenProps } from './load-cards.ts'
import * as styles from '../layout/room.css.ts'

/** The customer's cards: brand and last four digits, never a number. Specification section 2. */
export function CardsScreen({ cards, scene }: CardsScreenProps) {
  const { t } = scene
  if (cards.length === 0)
    return <EmptyState level={1} title={t('account.cards.empty')} text={t('account.cards.empty_text')} />
  return (
    <>
      <Heading level={1} size="4xl">
        {t('account.cards.title')}
      </Heading>
      <ul className={styles.list}>
        {cards.map(({ id, brand, last4, expMonth, expYear }) => (
          <li key={id} className={styles.card}>
            <Text weight="strong" tone="heading">
              {t('account.cards.name', { brand, last4 })}
            </Text>
            <Text size="sm">{t('account.cards.expires', { month: expMonth, year: expYear })}</Text>
          </li>
        ))}
      </ul>
    </>
  )
}
