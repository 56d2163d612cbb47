'use client'

import type { SavedCard } from '@sorrel/commerce/account'
import { routes } from '@sorrel/contracts/routes'
import { TextField } from '@sorrel/ui/text-field'
import { Banner } from '@sorrel/ui/banner'
import { Button } from '@sorrel/ui/button'
import { RadioCards } from '@sorrel/ui/radio-cards'
import { Text } from '@sorrel/ui/text'
import type { FormState } from '#form/form-shape.ts'
import { ShopForm } from '#form/shop-form.tsx'
import { useShop } from '#shop/shop-context.tsx'
import { toFailureToast } from '#shop/to-failure-toast.ts'
import { ButtonForm } from '#form/button-form.tsx'
import { useNotify } from '#shop/notifications.tsx'
import { editCardForm, deleteCardForm, defaultCardForm } from './card-forms.ts'
import { QuestionCard } from '../layout/account-section.tsx'
import { useReturnWithMessage } from '../layout/use-updated.ts'
import type { CardFacts } from './load-cards.ts'
import * as styles from './cards-screen.css.ts'

interface EditCardProps {
  readonly card: CardFacts
  readonly state: FormState
}

/** Changes when a card expires: nothing else of a card can change. */
export function EditCard({ card, state }: EditCardProps) {
  const { t, toHref } = useShop()
  const done = useReturnWithMessage(toHref(routes.cards()))
  const { id, brand, last4, expMonth, expYear } = card
  const expiry = `${String(expMonth).padStart(2, '0')}/${String(expYear).slice(-2)}`
  return (
    <QuestionCard
      title={t('content.labelled', {
        name: t('account.cards.edit.title'),
        value: t('account.cards.name', { brand, last4 }),
      })}
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

interface DeleteCardProps {
  readonly card: CardFacts
  /** The cards that its subscriptions can be paid with instead. */
  readonly others: readonly CardFacts[]
  readonly state: FormState
}

/** Deletes a card. Subscriptions paid with it are named, and get another card first. */
export function DeleteCard({ card, others, state }: DeleteCardProps) {
  const { t, toHref, link } = useShop()
  const done = useReturnWithMessage(toHref(routes.cards()))
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
        submitVariant="critical"
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
                  label={t('account.cards.delete.replacement')}
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

export interface MakeDefaultProps {
  readonly id: string
  readonly last4: string
  /** Called with all cards as they are then. */
  readonly onChanged: (cards: readonly SavedCard[]) => void
}

/** Makes a card the default for new orders. */
export function MakeDefault({ id, last4, onChanged }: MakeDefaultProps) {
  const { t, toHref } = useShop()
  const notify = useNotify()
  const page = toHref(routes.cards())
  return (
    <ButtonForm
      shape={defaultCardForm}
      from={page}
      to={page}
      values={{ id }}
      label={t('account.cards.make_default_name', { last4 })}
      loadingLabel={t('account.cards.submitting')}
      look={{ variant: 'secondary', size: 'sm' }}
      onDone={({ cards }) => {
        onChanged(cards)
        notify({ tone: 'success', message: t('account.cards.default_changed') })
      }}
      onRejected={(failure) => {
        notify(toFailureToast(t, t('account.cards.error'), failure))
        return true
      }}
    >
      {t('account.cards.make_default')}
    </ButtonForm>
  )
}

/** Closes a form about a card. */
export function CardDismiss({ label }: { readonly label?: string }) {
  const { t, toHref, link } = useShop()
  return (
    <Button as={link} href={toHref(routes.cards())} variant="secondary" size="lg">
      {label ?? t('account.cards.dismiss')}
    </Button>
  )
}
