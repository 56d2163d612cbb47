import { routes } from '@sorrel/contracts/routes'
import { isCardExpired } from '@sorrel/domain/card'
import { Button } from '@sorrel/ui/button'
import { Card } from '@sorrel/ui/card'
import { Text } from '@sorrel/ui/text'
import { VisuallyHidden } from '@sorrel/ui/visually-hidden'
import type { ReactNode } from 'react'
import { useShop } from '#shop/use-shop'
import type { CardFacts } from './load-cards.ts'
import { MakeDefault, type MakeDefaultProps } from './card-actions.tsx'
import * as styles from './cards-screen.css.ts'

export interface CardItemProps {
  readonly card: CardFacts
  /** ISO 8601. */
  readonly now: string
  /** Marks the default card. Rendered on the server, so that the browser does not need its code. */
  readonly defaultBadge: ReactNode
  /** Called with all cards as a change answered them. */
  readonly onChanged: MakeDefaultProps['onChanged']
}

/** One card and its actions. */
export function CardItem({ card, now, defaultBadge, onChanged }: CardItemProps) {
  const { t, toHref, link } = useShop()
  const { id, last4, isDefault, subscriptions } = card
  const isExpired = isCardExpired(card, new Date(now))
  return (
    <Card as="article">
      <div className={styles.item}>
        <Plastic card={card} isExpired={isExpired} defaultBadge={defaultBadge} />
        <div className={styles.notes}>
          {isExpired && (
            <Text size="sm" tone="error">
              {t('account.cards.expired_text')}
            </Text>
          )}
          {subscriptions.length > 0 && (
            <Text size="sm">{t('account.cards.used_by', { count: subscriptions.length })}</Text>
          )}
        </div>
        <div className={styles.actions}>
          <Button
            as={link}
            href={toHref(routes.editCard(id))}
            variant="secondary"
            size="sm"
            aria-label={t('account.cards.edit.action_name', { last4 })}
          >
            {t('account.cards.edit.action')}
          </Button>
          {!isDefault && <MakeDefault id={id} last4={last4} onChanged={onChanged} />}
          <Button
            as={link}
            href={toHref(routes.deleteCard(id))}
            variant="quiet"
            size="sm"
            aria-label={t('account.cards.delete.action_name', { last4 })}
          >
            {t('account.cards.delete.action')}
          </Button>
        </div>
      </div>
    </Card>
  )
}

interface PlasticProps extends Pick<CardItemProps, 'card' | 'defaultBadge'> {
  readonly isExpired: boolean
}

/** The card, styled as a plastic card. */
function Plastic({ card, isExpired, defaultBadge }: PlasticProps) {
  const { t } = useShop()
  const { brand, last4, expMonth, expYear, isDefault } = card
  return (
    <div className={styles.plastic} data-surface="brand">
      <span className={styles.brandName}>
        {brand}
        {isDefault && defaultBadge}
      </span>
      <span className={styles.digits}>
        <span aria-hidden="true">•••• {last4}</span>
        <VisuallyHidden>{t('account.cards.name', { brand, last4 })}</VisuallyHidden>
      </span>
      <span className={styles.expiry}>
        {t(isExpired ? 'account.cards.expired' : 'account.cards.expires', {
          month: String(expMonth).padStart(2, '0'),
          year: expYear,
        })}
      </span>
    </div>
  )
}
