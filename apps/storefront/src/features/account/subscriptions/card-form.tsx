'use client'

import { routes } from '@sorrel/contracts/routes'
import { isCardExpired } from '@sorrel/domain/card'
import { Link } from '@sorrel/ui/link'
import { RadioCards } from '@sorrel/ui/radio-cards'
import { Text } from '@sorrel/ui/text'
import { useState } from 'react'
import { useShop } from '#shop/shop-context.tsx'
import { ChangeBase } from './change-base.tsx'
import type { ChangeFormProps } from './change-form-props.ts'
import { changeCardForm } from './subscription-forms.ts'

/** Which of the account's cards is charged. */
export function CardForm(props: ChangeFormProps) {
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
      shape={changeCardForm}
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
