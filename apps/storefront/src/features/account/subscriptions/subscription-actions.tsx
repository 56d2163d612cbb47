import { routes } from '@sorrel/contracts/routes'
import { getSkip } from '@sorrel/domain/charges'
import { getSubscriptionBlock, type Subscription } from '@sorrel/domain/subscriptions'
import { formatDate } from '@sorrel/i18n/format'
import { Banner } from '@sorrel/ui/banner'
import { Button } from '@sorrel/ui/button'
import { Card } from '@sorrel/ui/card'
import { Heading } from '@sorrel/ui/heading'
import type { IconShape } from '@sorrel/ui/icon'
import {
  arrowEndIcon,
  cardIcon,
  closeIcon,
  editIcon,
  pauseIcon,
  plusIcon,
  recycleIcon,
  refreshIcon,
  subscriptionIcon,
} from '@sorrel/ui/icons'
import { Stack } from '@sorrel/ui/stack'
import { Text } from '@sorrel/ui/text'
import type { ShopView } from '#shop/shop.ts'
import { ActionRow } from './action-row.tsx'
import { canAsk } from './can-ask.ts'
import type { SubscriptionFacts } from './load-subscription.ts'
import { CHANGES, type ChangeName } from './subscription-change.ts'
import * as styles from './subscription-screen.css.ts'

type RowName = Exclude<ChangeName, 'delete-item'>

const ICONS: Readonly<Record<RowName, IconShape>> = {
  skip: arrowEndIcon,
  pause: pauseIcon,
  resume: refreshIcon,
  'edit-plan': subscriptionIcon,
  'edit-details': editIcon,
  replace: recycleIcon,
  'add-item': plusIcon,
  'change-card': cardIcon,
  cancel: closeIcon,
}

export interface SubscriptionActionsProps {
  readonly facts: SubscriptionFacts
  readonly shop: ShopView
}

/** What can be changed now, and why something cannot. Specification section 4, "Subscription actions". */
export function SubscriptionActions({ facts, shop }: SubscriptionActionsProps) {
  const { subscription } = facts
  const { t, link, toHref } = shop
  const rows = CHANGES.filter((name): name is RowName => name !== 'delete-item').filter((name) =>
    canAsk({ name }, subscription),
  )
  const block = getSubscriptionBlock(subscription)
  const skipBlock = block === undefined ? getSkipBlock(subscription) : undefined
  return (
    <Card as="section" aria-labelledby="subscription-actions">
      <Stack gap="16">
        <Heading level={2} size="xl" id="subscription-actions">
          {t('account.subscriptions.actions')}
        </Heading>
        {block && <Banner>{t(`account.subscriptions.blocked.${block}`)}</Banner>}
        {rows.length > 0 && (
          <ul className={styles.actions}>
            {rows.map((name) => (
              <li key={name} className={styles.cell}>
                <ActionRow
                  id={subscription.id}
                  name={name}
                  icon={ICONS[name]}
                  {...getRowWords(name, facts, shop)}
                />
              </li>
            ))}
          </ul>
        )}
        {skipBlock && <Text size="sm">{t(`account.subscriptions.blocked.${skipBlock}`)}</Text>}
        {block === 'ended' && subscription.slug !== undefined && (
          <div>
            <Button as={link} href={toHref(routes.product(subscription.slug))}>
              {t('account.subscriptions.subscribe_again')}
            </Button>
          </div>
        )}
      </Stack>
    </Card>
  )
}

function getSkipBlock({ status, orderSchedule }: Subscription): 'trial' | 'prepaid' | undefined {
  if (status === 'trial') return 'trial'
  return orderSchedule === undefined ? undefined : 'prepaid'
}

interface RowWords {
  readonly title: string
  readonly text: string
}

function getRowWords(name: RowName, { subscription }: SubscriptionFacts, { t, locale }: ShopView): RowWords {
  if (name === 'skip') {
    const date = formatDate({ date: getSkip(subscription)?.skipped.date ?? '', locale })
    return {
      title: t('account.subscriptions.skip.action'),
      text: t('account.subscriptions.skip.action_text', { date }),
    }
  }
  if (name === 'change-card') {
    const card = subscription.billing?.card
    const text =
      card === undefined
        ? t('account.subscriptions.no_card')
        : t('account.subscriptions.change_card.action_text', { card: t('account.cards.name', card) })
    return { title: t('account.subscriptions.change_card.action'), text }
  }
  const key = KEYS[name]
  return {
    title: t(`account.subscriptions.${key}.action`),
    text: t(`account.subscriptions.${key}.action_text`),
  }
}

const KEYS = {
  pause: 'pause',
  resume: 'resume',
  'edit-plan': 'edit_plan',
  'edit-details': 'edit_details',
  replace: 'replace',
  'add-item': 'add_item',
  cancel: 'cancel',
} as const satisfies Readonly<Record<Exclude<RowName, 'skip' | 'change-card'>, string>>
