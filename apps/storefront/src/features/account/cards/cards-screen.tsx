import { routes } from '@sorrel/contracts/routes'
import { Badge } from '@sorrel/ui/badge'
import { Button } from '@sorrel/ui/button'
import { EmptyState } from '@sorrel/ui/empty-state'
import { Icon } from '@sorrel/ui/icon'
import { Link } from '@sorrel/ui/link'
import { Text } from '@sorrel/ui/text'
import { cardIcon, plusIcon } from '#shop/icons.ts'
import { useShop } from '#shop/use-shop'
import { PageHeader, SectionCard } from '../layout/account-section.tsx'
import { AddCard } from './add-card.tsx'
import { CardList } from './card-list.tsx'
import { DeleteCard, EditCard } from './card-actions.tsx'
import type { CardsScreenProps } from './load-cards.ts'
import * as styles from './cards-screen.css.ts'

/** The customer's cards: brand and last four digits, never a number. See docs/specification.md#addresses-and-cards. */
export function CardsScreen(props: CardsScreenProps) {
  const { cards, unsaved, now, dialog } = props
  const { t, toHref, link } = useShop()
  const add = (
    <Button as={link} href={toHref(routes.addCard())} iconStart={<Icon icon={plusIcon} size={18} />}>
      {t('account.cards.add')}
    </Button>
  )
  if (cards.length === 0 && unsaved.length === 0 && dialog?.name !== 'add')
    return (
      <>
        <PageHeader title={t('account.cards.title')} />
        <EmptyState
          icon={cardIcon}
          title={t('account.cards.empty')}
          text={t('account.cards.empty_text')}
          actions={add}
        />
      </>
    )
  return (
    <>
      <PageHeader title={t('account.cards.title')} end={dialog === undefined && add} />
      <CardDialog {...props} />
      {cards.length > 0 && (
        <CardList
          cards={cards}
          now={now}
          defaultBadge={
            <span data-surface="primary">
              <Badge>{t('account.cards.default')}</Badge>
            </span>
          }
        />
      )}
      <UnsavedCards unsaved={unsaved} />
    </>
  )
}

/** Cards from the checkout that a subscription is paid with: they are changed there. */
function UnsavedCards({ unsaved }: Pick<CardsScreenProps, 'unsaved'>) {
  const { t, toHref, link } = useShop()
  if (unsaved.length === 0) return null
  return (
    <SectionCard title={t('account.cards.unsaved')} text={<Text>{t('account.cards.unsaved_text')}</Text>}>
      <ul className={styles.unsaved}>
        {unsaved.map(({ id, name, billing }) => (
          <li key={id} className={styles.unsavedCard}>
            <span>
              {billing?.card && t('account.cards.name', billing.card)} · {name}
            </span>
            <Link
              as={link}
              href={toHref(routes.subscription(id, { change: 'change-card' }))}
              variant="standalone"
              aria-label={t('account.cards.unsaved_change', { name })}
            >
              {t('account.subscriptions.change_card.action')}
            </Link>
          </li>
        ))}
      </ul>
    </SectionCard>
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
