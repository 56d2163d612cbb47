import { routes } from '@sorrel/contracts/routes'
import { getSubscriptionBlock, type Subscription } from '@sorrel/domain/subscriptions'
import { Banner } from '@sorrel/ui/banner'
import { Button } from '@sorrel/ui/button'
import { Card } from '@sorrel/ui/card'
import { Heading } from '@sorrel/ui/heading'
import { Stack } from '@sorrel/ui/stack'
import { Text } from '@sorrel/ui/text'
import { useShop } from '#shop/use-shop'
import { ActionRow } from './change-link.tsx'
import { getListedChanges } from './changes.ts'
import type { SubscriptionFacts } from './load-subscription.ts'
import * as styles from './subscription-screen.css.ts'

export interface SubscriptionActionsProps {
  readonly facts: SubscriptionFacts
}

/** The changes that are possible now, and reasons for the others. See docs/specification.md#subscriptions. */
export function SubscriptionActions({ facts }: SubscriptionActionsProps) {
  const shop = useShop()
  const { subscription } = facts
  const { t, link, toHref } = shop
  const rows = getListedChanges(subscription)
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
            {rows.map(({ name, row }) => (
              <li key={name} className={styles.cell}>
                <ActionRow
                  id={subscription.id}
                  name={name}
                  icon={row.icon}
                  {...row.getMessages(subscription, shop)}
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
