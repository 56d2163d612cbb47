'use client'

import { routes } from '@sorrel/contracts/routes'
import { TextField } from '@sorrel/ui/text-field'
import type { FormState } from '#form/form-shape.ts'
import { ShopForm } from '#form/shop-form.tsx'
import { useShop } from '#shop/shop-context.tsx'
import { editCardForm } from './card-forms.ts'
import { QuestionCard } from '../layout/question-card.tsx'
import { CardDismiss } from './card-dismiss.tsx'
import type { CardFacts } from './load-cards.ts'
import { useCardDone } from './use-card-done.ts'

export interface EditCardProps {
  readonly card: CardFacts
  readonly state: FormState
}

/** Changes when a card expires: nothing else of a card can change. */
export function EditCard({ card, state }: EditCardProps) {
  const { t, toHref } = useShop()
  const done = useCardDone()
  const { id, brand, last4, expMonth, expYear } = card
  const expiry = `${String(expMonth).padStart(2, '0')}/${String(expYear).slice(-2)}`
  return (
    <QuestionCard
      title={`${t('account.cards.edit.title')}: ${t('account.cards.name', { brand, last4 })}`}
      text={t('account.cards.edit.text')}
    >
      <ShopForm
        shape={editCardForm}
        state={{ ...state, values: { expiry, ...state.values } }}
        from={toHref(routes.editCard(id))}
        to={toHref(routes.cards())}
        submit={t('account.cards.edit.confirm')}
        submitting={t('account.cards.submitting')}
        submitWidth="content"
        actions={<CardDismiss />}
        onDone={() => done(t('account.cards.edit.success'))}
      >
        {(field) => (
          <>
            <input type="hidden" name="id" value={id} />
            <TextField
              {...field('expiry', t('account.cards.expiry'))}
              description={t('account.cards.expiry_hint')}
              inputMode="numeric"
              autoComplete="cc-exp"
              maxLength={7}
              required
            />
          </>
        )}
      </ShopForm>
    </QuestionCard>
  )
}
