import { routes } from '@sorrel/contracts/routes'
import { getSubscriptionTone } from '@sorrel/domain/status'
import { formatDate, formatMoney } from '@sorrel/i18n/format'
import { Box } from '@sorrel/ui/box'
import { type Definition, DefinitionList } from '@sorrel/ui/definition-list'
import { Heading } from '@sorrel/ui/heading'
import { Inline } from '@sorrel/ui/inline'
import { Link } from '@sorrel/ui/link'
import { StatusBadge } from '@sorrel/ui/status-badge'
import { toBadgeTone } from '#platform/badge-tone.ts'
import type { SubscriptionScreenProps } from './load-subscriptions.ts'

/** One subscription and its facts. Specification section 2. */
export function SubscriptionScreen({ subscription, scene }: SubscriptionScreenProps) {
  const { t, toHref, link, locale } = scene
  const { status, name, planName, currency, quantity, dateCreated, datePeriodEnd, recurringTotal } =
    subscription
  const toDate = (date: string) => formatDate({ date, locale })
  const facts: readonly (Definition | false)[] = [
    planName !== undefined && { term: t('account.subscriptions.plan'), value: planName },
    { term: t('account.subscriptions.quantity'), value: quantity },
    {
      term: t('account.subscriptions.recurring_total'),
      value: formatMoney({ amount: recurringTotal, currency, locale }),
    },
    {
      term: t('account.subscriptions.details'),
      value: t('account.subscriptions.started', { date: toDate(dateCreated) }),
    },
    datePeriodEnd !== undefined &&
      status === 'active' && { term: t('account.subscriptions.next_payment'), value: toDate(datePeriodEnd) },
  ]
  return (
    <>
      <Link as={link} href={toHref(routes.subscriptions())}>
        {t('account.subscriptions.back')}
      </Link>
      <Inline>
        <Heading level={1} size="4xl">
          {name}
        </Heading>
        <StatusBadge tone={toBadgeTone(getSubscriptionTone(status))}>
          {t(`account.subscriptions.status.${status}`)}
        </StatusBadge>
      </Inline>
      <Box surface="primary" padding="24" rounded>
        <DefinitionList items={facts.filter((fact) => fact !== false)} />
      </Box>
    </>
  )
}
