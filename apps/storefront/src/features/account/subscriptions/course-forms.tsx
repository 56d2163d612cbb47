'use client'

import { routes } from '@sorrel/contracts/routes'
import { isCardExpired } from '@sorrel/domain/card'
import { getSkip } from '@sorrel/domain/charges'
import { addDays } from '@sorrel/domain/schedule'
import { withPause, withResume } from '@sorrel/domain/subscription-changes'
import { formatDate } from '@sorrel/i18n/format'
import { Link } from '@sorrel/ui/link'
import { RadioCards } from '@sorrel/ui/radio-cards'
import { Text } from '@sorrel/ui/text'
import { TextField } from '@sorrel/ui/text-field'
import { type ComponentType, useState } from 'react'
import { useShop } from '#shop/shop-context.tsx'
import { ChangeBase, type ChangeFormProps, ChangePreview } from './change-base.tsx'
import type { pauseChanges, paymentChanges } from './course-changes.ts'

/** Skips the next charge: a pause until the one after it. */
function SkipForm(props: ChangeFormProps) {
  const { t, locale } = useShop()
  const { subscription } = props.facts
  const skip = getSkip(subscription)
  if (skip === undefined) return null
  const date = formatDate({ date: skip.resumeAt, locale })
  return (
    <ChangeBase
      {...props}
      values={{ resumeAt: skip.resumeAt }}
      confirm={t('account.subscriptions.skip.confirm')}
      success={t('account.subscriptions.skip.success', { date })}
    >
      {() => <ChangePreview before={subscription} after={withPause(subscription, skip.resumeAt)} />}
    </ChangeBase>
  )
}

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))

/** Pauses until a day, or without end. */
function PauseForm(props: ChangeFormProps) {
  const { t, locale } = useShop()
  const { subscription, now } = props.facts
  const [day, setDay] = useState(props.state.values.resumeAt ?? '')
  const resumeAt = isDay(day) ? new Date(day).toISOString() : undefined
  return (
    <ChangeBase
      {...props}
      confirm={t('account.subscriptions.pause.confirm')}
      success={
        resumeAt === undefined
          ? t('account.subscriptions.pause.success')
          : t('account.subscriptions.pause.success_until', { date: formatDate({ date: resumeAt, locale }) })
      }
    >
      {(field) => (
        <>
          <TextField
            {...field('resumeAt', t('account.subscriptions.pause.resume_at'))}
            type="date"
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

/** Resumes a paused subscription. */
function ResumeForm(props: ChangeFormProps) {
  const { t } = useShop()
  const { subscription, now } = props.facts
  return (
    <ChangeBase
      {...props}
      confirm={t('account.subscriptions.resume.confirm')}
      success={t('account.subscriptions.resume.success')}
    >
      {() => <ChangePreview before={subscription} after={withResume(subscription, new Date(now))} />}
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
  return (
    <ChangeBase
      {...props}
      confirm={t('account.subscriptions.change_card.confirm')}
      success={t('account.subscriptions.change_card.success')}
    >
      {(field) => (
        <>
          <RadioCards
            legend={field('cardId', t('account.cards.title')).label}
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

/** Cancels a subscription: one question, with two equally prominent answers. */
function CancelForm(props: ChangeFormProps) {
  const { t } = useShop()
  const { subscription } = props.facts
  return (
    <ChangeBase
      {...props}
      confirm={t('account.subscriptions.cancel.confirm')}
      success={t('account.subscriptions.cancel.success')}
    >
      {() => <ChangePreview before={subscription} after={{ ...subscription, status: 'canceled' }} />}
    </ChangeBase>
  )
}

export const courseForms = {
  skip: SkipForm,
  pause: PauseForm,
  resume: ResumeForm,
  'change-card': CardForm,
  cancel: CancelForm,
} satisfies Record<keyof typeof pauseChanges | keyof typeof paymentChanges, ComponentType<ChangeFormProps>>
