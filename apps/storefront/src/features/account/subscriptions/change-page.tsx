'use client'

import { routes } from '@sorrel/contracts/routes'
import { Button } from '@sorrel/ui/button'
import { leaveMessage } from '#platform/left-message.ts'
import type { FormState } from '#platform/form/form-shape.ts'
import { useShop } from '#shop/shop-context.tsx'
import { QuestionCard } from '../layout/question-card.tsx'
import { type AskedChange, getChange } from './changes.ts'
import type { SubscriptionFacts } from './change-form-props.ts'

export interface ChangePageProps {
  readonly facts: SubscriptionFacts
  readonly asked: AskedChange
  readonly state: FormState
}

/** The question before a change as a part of the page: for addresses that ask for it, and where there is no script. */
export function ChangePage({ facts, asked, state }: ChangePageProps) {
  const shop = useShop()
  const { t, link, toHref, load } = shop
  const { subscription } = facts
  const { getQuestion, Form } = getChange(asked.name)
  const { title, text } = getQuestion(subscription, shop, asked.itemId)
  const to = toHref(routes.subscription(subscription.id))
  const finish = (message: string) => {
    leaveMessage({ tone: 'success', message })
    load(to)
  }
  return (
    <QuestionCard title={title} text={text}>
      <Form
        itemId={asked.itemId ?? ''}
        facts={facts}
        state={state}
        from={toHref(routes.subscription(subscription.id, { change: asked.name, itemId: asked.itemId }))}
        to={to}
        onDone={finish}
        dismiss={
          <Button as={link} href={to} variant="secondary" size="lg">
            {t('account.subscriptions.dismiss')}
          </Button>
        }
      />
    </QuestionCard>
  )
}
