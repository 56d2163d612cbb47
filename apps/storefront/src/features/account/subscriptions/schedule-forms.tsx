'use client'

import { routes } from '@sorrel/contracts/routes'
import { isCardExpired } from '@sorrel/domain/card'
import { addDays } from '@sorrel/domain/schedule'
import { withCancel, withPause } from '@sorrel/domain/subscription-changes'
import { canEndLater, isPaymentMissing } from '@sorrel/domain/subscriptions'
import { formatDate } from '@sorrel/i18n/format'
import { DateField } from '@sorrel/ui/date-field'
import { Link } from '@sorrel/ui/link'
import { RadioCards } from '@sorrel/ui/radio-cards'
import { Text } from '@sorrel/ui/text'
import { useState } from 'react'
import { useShop } from '#shop/shop-context.tsx'
import { ChangeBase, type ChangeFormProps, ChangePreview } from './change-base.tsx'
import { AddressChoice } from './address-choice.tsx'
import { isSimplyPaused, PERIOD_END } from './schedule-changes.ts'

const NOW = 'now'

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))

/** Pauses until a day, or without end. */
function PauseForm(props: ChangeFormProps) {
  const { t, locale } = useShop()
  const { subscription, now } = props.facts
  const isMoved = isSimplyPaused(subscription)
  const own = isMoved ? (subscription.datePauseEnd?.slice(0, 10) ?? '') : undefined
  const [day, setDay] = useState(props.state.values.resumeAt ?? own ?? '')
  const resumeAt = isDay(day) ? new Date(day).toISOString() : undefined
  return (
    <ChangeBase
      {...props}
      confirm={t(`account.subscriptions.${isMoved ? 'move_pause' : 'pause'}.confirm`)}
      unchangedField={day === own ? 'resumeAt' : undefined}
      success={
        resumeAt === undefined
          ? t('account.subscriptions.pause.success')
          : t('account.subscriptions.pause.success_until', { date: formatDate({ date: resumeAt, locale }) })
      }
    >
      {(field) => (
        <>
          <DateField
            {...field('resumeAt', t('account.subscriptions.pause.resume_at'))}
            {...(own === undefined ? {} : { defaultValue: props.state.values.resumeAt ?? own })}
            description={t('account.subscriptions.pause.resume_at_hint')}
            min={addDays(new Date(now), 1).toISOString().slice(0, 10)}
            onValueChange={setDay}
          />
          <ChangePreview
            before={subscription}
            after={withPause(subscription, resumeAt)}
            nothing={t('account.subscriptions.pause.no_end')}
          />
        </>
      )}
    </ChangeBase>
  )
}

/** Chooses which of the account's cards is charged. */
function CardForm(props: ChangeFormProps) {
  const { t, link, toHref } = useShop()
  const { subscription, cards, now } = props.facts
  const own = subscription.billing?.accountCardId
  const usable = cards.filter((card) => !isCardExpired(card, new Date(now)))
  const first = usable.find(({ id }) => id !== own) ?? usable[0]
  const [cardId, setCard] = useState(props.state.values.cardId ?? first?.id ?? '')
  const add = (
    <Link as={link} href={toHref(routes.addCard())} variant="standalone">
      {t('account.subscriptions.change_card.add')}
    </Link>
  )
  if (usable.length === 0)
    return (
      <>
        <Text>{t('account.subscriptions.change_card.none')}</Text>
        {add}
        {props.dismiss}
      </>
    )
  const isSame = cardId === own && !isPaymentMissing(subscription)
  return (
    <ChangeBase
      {...props}
      unchangedField={isSame ? 'cardId' : undefined}
      confirm={t(
        isPaymentMissing(subscription)
          ? 'account.subscriptions.pay_now'
          : 'account.subscriptions.change_card.confirm',
      )}
      success={t('account.subscriptions.change_card.success')}
    >
      {(field) => (
        <>
          <RadioCards
            label={field('cardId', t('account.cards.title')).label}
            name="cardId"
            value={cardId}
            onValueChange={setCard}
            options={cards.map((card) => ({
              value: card.id,
              title: t('account.cards.name', card),
              description: t(
                isCardExpired(card, new Date(now)) ? 'account.cards.expired' : 'account.cards.expires',
                {
                  month: card.expMonth,
                  year: card.expYear,
                },
              ),
              disabled: !usable.includes(card),
            }))}
          />
          {add}
        </>
      )}
    </ChangeBase>
  )
}

/**
 * Cancels a subscription, at the end of the paid period or immediately, each with its day, and with two equally
 * prominent answers.
 */
function CancelForm(props: ChangeFormProps) {
  const { t, locale } = useShop()
  const { subscription, now } = props.facts
  const isLaterPossible = canEndLater(subscription)
  const [end, setEnd] = useState(props.state.values.end ?? (isLaterPossible ? PERIOD_END : NOW))
  const toDay = (date: string) => formatDate({ date, locale })
  const lastDay = toDay(subscription.datePeriodEnd ?? now)
  const isAtPeriodEnd = end === PERIOD_END
  return (
    <ChangeBase
      {...props}
      values={isLaterPossible ? {} : { end: NOW }}
      confirm={t('account.subscriptions.cancel.confirm')}
      variant="critical"
      success={
        isAtPeriodEnd
          ? t('account.subscriptions.cancel.success_end', { date: lastDay })
          : t('account.subscriptions.cancel.success')
      }
    >
      {(field) => (
        <>
          {isLaterPossible && (
            <RadioCards
              label={field('end', t('account.subscriptions.cancel.when')).label}
              name="end"
              value={end}
              onValueChange={setEnd}
              options={[
                {
                  value: PERIOD_END,
                  title: t('account.subscriptions.cancel.at_end'),
                  description: t('account.subscriptions.cancel.at_end_text', { date: lastDay }),
                },
                {
                  value: NOW,
                  title: t('account.subscriptions.cancel.now'),
                  description: t('account.subscriptions.cancel.now_text', { date: toDay(now) }),
                },
              ]}
            />
          )}
          <ChangePreview before={subscription} after={withCancel(subscription, isAtPeriodEnd)} />
        </>
      )}
    </ChangeBase>
  )
}

export const courseForms = {
  pause: PauseForm,
  'change-address': AddressChoice,
  'change-card': CardForm,
  cancel: CancelForm,
} as const
