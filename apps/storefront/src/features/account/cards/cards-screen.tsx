import { routes } from '@sorrel/contracts/routes'
import { Button } from '@sorrel/ui/button'
import { EmptyState } from '@sorrel/ui/empty-state'
import { Icon } from '@sorrel/ui/icon'
import { cardIcon, plusIcon } from '@sorrel/ui/icons'
import { PageHeader } from '../layout/account-section.tsx'
import { AddCard } from './add-card.tsx'
import { CardItem } from './card-item.tsx'
import { DeleteCard, EditCard } from './card-actions.tsx'
import type { CardsScreenProps } from './load-cards.ts'
import * as styles from './cards-screen.css.ts'

/** The customer's cards: brand and last four digits, never a number. See docs/specification.md#addresses-and-cards. */
export function CardsScreen(props: CardsScreenProps) {
  const { cards, now, dialog, shop } = props
  const { t, toHref, link } = shop
  const add = (
    <Button as={link} href={toHref(routes.addCard())} iconStart={<Icon icon={plusIcon} size={18} />}>
      {t('account.cards.add')}
    </Button>
  )
  if (cards.length === 0 && dialog?.name !== 'add')
    return (
      <EmptyState
        level={1}
        icon={cardIcon}
        title={t('account.cards.empty')}
        text={t('account.cards.empty_text')}
        actions={add}
      />
    )
  return (
    <>
      <PageHeader title={t('account.cards.title')} end={dialog === undefined && add} shop={shop} />
      <CardDialog {...props} />
      {cards.length > 0 && (
        <ul className={styles.list}>
          {cards.map((card) => (
            <li key={card.id} className={styles.cell}>
              <CardItem card={card} now={now} shop={shop} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function CardDialog({ cards, dialog, form }: CardsScreenProps) {
  if (dialog === undefined) return null
  if (dialog.name === 'add') return <AddCard isFirst={cards.length === 0} />
  const card = cards.find(({ id }) => id === dialog.id)
  if (card === undefined) return null
  return dialog.name === 'edit' ? (
    <EditCard card={card} state={form} />
  ) : (
    <DeleteCard card={card} others={cards.filter(({ id }) => id !== card.id)} state={form} />
  )
}
