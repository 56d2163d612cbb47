'use client'

import { routes } from '@sorrel/contracts/routes'
import { Banner } from '@sorrel/ui/banner'
import { Button } from '@sorrel/ui/button'
import { RadioCards } from '@sorrel/ui/radio-cards'
import { Text } from '@sorrel/ui/text'
import type { FormState } from '#form/form-shape.ts'
import { ShopForm } from '#form/shop-form.tsx'
import { useShop } from '#shop/shop-context.tsx'
import { deleteCardForm } from './card-forms.ts'
import { QuestionCard } from '../layout/question-card.tsx'
import { CardDismiss } from './card-dismiss.tsx'
import type { CardFacts } from './load-cards.ts'
import { useCardDone } from './use-card-done.ts'
import * as styles from './cards-screen.css.ts'

export interface DeleteCardProps {
  readonly card: CardFacts
  /** What can take over its subscriptions. */
  readonly others: readonly CardFacts[]
  readonly state: FormState
}

/** Forgets a card. What is paid with it is named, and goes over to another card first. */
export function DeleteCard({ card, others, state }: DeleteCardProps) {
  const { t, toHref, link } = useShop()
  const done = useCardDone()
  const { id, brand, last4, subscriptions } = card
  const isUsed = subscriptions.length > 0
  const title = `${t('account.cards.delete.title')} ${t('account.cards.name', { brand, last4 })}`
  if (isUsed && others.length === 0)
    return (
      <QuestionCard title={title} text={t('account.cards.delete.blocked')}>
        <Used card={card} />
        <div className={styles.buttons}>
          <Button as={link} href={toHref(routes.addCard())} size="lg">
            {t('account.cards.add')}
          </Button>
          <CardDismiss />
        </div>
      </QuestionCard>
    )
  return (
    <QuestionCard
      title={title}
      text={t(isUsed ? 'account.cards.delete.text' : 'account.cards.delete.unused')}
    >
      <ShopForm
        shape={deleteCardForm}
        state={state}
        from={toHref(routes.deleteCard(id))}
        to={toHref(routes.cards())}
        submit={t('account.cards.delete.confirm')}
        submitting={t('account.cards.submitting')}
        submitWidth="content"
        actions={<CardDismiss />}
        onDone={() => done(t('account.cards.delete.success'))}
      >
        {() => (
          <>
            <input type="hidden" name="id" value={id} />
            {isUsed && (
              <>
                <Used card={card} />
                <RadioCards
                  legend={t('account.cards.delete.replacement')}
                  name="replacementId"
                  defaultValue={others[0]?.id ?? ''}
                  options={others.map((other) => ({
                    value: other.id,
                    title: t('account.cards.name', { brand: other.brand, last4: other.last4 }),
                  }))}
                />
              </>
            )}
          </>
        )}
      </ShopForm>
    </QuestionCard>
  )
}

function Used({ card }: { readonly card: CardFacts }) {
  const { t, toHref, link: Anchor } = useShop()
  return (
    <Banner tone="warning">
      <Text>{t('account.cards.delete.used')}</Text>
      <ul className={styles.used}>
        {card.subscriptions.map(({ id, name }) => (
          <li key={id}>
            <Anchor href={toHref(routes.subscription(id))} className={styles.usedName}>
              {name}
            </Anchor>
          </li>
        ))}
      </ul>
    </Banner>
  )
}
