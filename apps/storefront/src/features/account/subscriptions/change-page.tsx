'use client'

import { routes } from '@sorrel/contracts/routes'
import { Button } from '@sorrel/ui/button'
import { saveFlashMessage } from '#form/stored-flash-message.ts'
import type { FormState } from '#form/form-shape.ts'
import { useShop } from '#shop/shop-context.tsx'
import { QuestionCard } from '../layout/question-card.tsx'
import { type ChangeDialogState, getChange } from './changes.ts'
import type { SubscriptionFacts } from './change-form-props.ts'

export interface ChangePageProps {
  readonly facts: SubscriptionFacts
  readonly dialog: ChangeDialogState
  readonly state: FormState
}

/** The question before a change as a part of the page: for addresses that ask for it, and where there is no script. */
export function ChangePage({ facts, dialog, state }: ChangePageProps) {
  const shop = useShop()
  const { t, link, toHref, load } = shop
  const { subscription } = facts
  const { getQuestion, Form } = getChange(dialog.name)
  const { title, text } = getQuestion(subscription, shop, dialog.itemId)
  const to = toHref(routes.subscription(subscription.id))
  const finish = (message: string) => {
    saveFlashMessage({ tone: 'success', message })
    load(to)
  }
  return (
    <QuestionCard title={title} text={text}>
      <Form
        itemId={dialog.itemId ?? ''}
        facts={facts}
        state={state}
        from={toHref(routes.subscription(subscription.id, { change: dialog.name, itemId: dialog.itemId }))}
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
