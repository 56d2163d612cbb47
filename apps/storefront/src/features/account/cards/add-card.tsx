'use client'

import { routes } from '@sorrel/contracts/routes'
import { getCardBrand, toPrintedExpiry } from '@sorrel/domain/card'
import { Banner } from '@sorrel/ui/banner'
import { Button } from '@sorrel/ui/button'
import { Checkbox } from '@sorrel/ui/checkbox'
import { TextField } from '@sorrel/ui/text-field'
import { type FormEvent, useId, useState } from 'react'
import { FormSummary } from '#form/form-summary.tsx'
import { toIssueText } from '#form/form-issues.ts'
import type { TableMessage } from '#form/flash-message.ts'
import { useShop } from '#shop/shop-context.tsx'
import { withReference } from '@sorrel/i18n/reference'
import { QuestionCard } from '../layout/account-section.tsx'
import { useReturnWithMessage } from '../layout/use-updated.ts'
import { CardDismiss } from './card-actions.tsx'
import { type CardField, useAddCard } from './use-add-card.ts'
import * as styles from './cards-screen.css.ts'

const FIELDS = ['number', 'expiry', 'cvc'] as const
const EMPTY: Readonly<Record<CardField, string>> = { number: '', expiry: '', cvc: '' }

/** Four digits at a time, as they are printed. */
function group(text: string): string {
  const digits = text.replace(/\D/g, '').slice(0, 19)
  return digits.replace(/(\d{4})(?=\d)/g, '$1 ')
}

/** How each is written while it is typed. */
const AS_PRINTED: Readonly<Record<CardField, (text: string) => string>> = {
  number: group,
  expiry: toPrintedExpiry,
  cvc: (text) => text,
}

/** The typed values, their fields, and their errors for the summary above. */
function useCardFields(issues: ReturnType<typeof useAddCard>['rejected']['issues']) {
  const { t } = useShop()
  const id = useId()
  const [typed, setTyped] = useState(EMPTY)
  const labels: Readonly<Record<CardField, string>> = {
    number: t('account.cards.number'),
    expiry: t('account.cards.expiry'),
    cvc: t('account.cards.cvc'),
  }
  const toField = (field: CardField) => {
    const issue = issues[field]
    return {
      id: `${id}-${field}`,
      label: labels[field],
      value: typed[field],
      inputMode: 'numeric',
      required: true,
      onValueChange: (value: string) =>
        setTyped((before) => ({ ...before, [field]: AS_PRINTED[field](value) })),
      ...(issue === undefined ? {} : { error: toIssueText(t, issue) }),
    } as const
  }
  const fields = FIELDS.map((name) => ({ name, label: labels[name] }))
  return { id, typed, toField, fields }
}

/**
 * A new card. The fields have no names, so that no browser submits them: without script no card can be added, and the
 * page says so.
 */
export function AddCard({ isFirst }: { readonly isFirst: boolean }) {
  const { t, toHref } = useShop()
  const done = useReturnWithMessage(toHref(routes.cards()))
  const [isDefault, setDefault] = useState(isFirst)
  const { rejected, isSending, submit } = useAddCard(() => done(t('account.cards.added')))
  const { id, typed, toField, fields } = useCardFields(rejected.issues)
  const send = (event: FormEvent) => {
    event.preventDefault()
    void submit({ typed, isDefault })
  }
  return (
    <QuestionCard title={t('account.cards.add_title')} text={t('account.cards.add_text')}>
      <div className={styles.plain}>
        <Banner>{t('account.cards.needs_script')}</Banner>
      </div>
      <form className={styles.form} onSubmit={send} noValidate>
        <FormSummary
          error={rejected.error && withReference(t, t(rejected.error satisfies TableMessage), rejected)}
          occasion={rejected}
          id={id}
          fields={fields}
          issues={rejected.issues}
        />
        <TextField {...toField('number')} autoComplete="cc-number" end={getCardBrand(typed.number)} />
        <div className={styles.pair}>
          <TextField
            {...toField('expiry')}
            autoComplete="cc-exp"
            description={t('account.cards.expiry_hint')}
            maxLength={7}
          />
          <TextField
            {...toField('cvc')}
            autoComplete="cc-csc"
            description={t('account.cards.cvc_hint')}
            maxLength={4}
          />
        </div>
        <Checkbox label={t('account.cards.add_default')} checked={isDefault} onCheckedChange={setDefault} />
        <div className={styles.buttons}>
          <CardDismiss label={t('account.cards.dismiss_add')} />
          <Button type="submit" size="lg" loading={isSending} loadingLabel={t('account.cards.submitting')}>
            {t('account.cards.save')}
          </Button>
        </div>
      </form>
    </QuestionCard>
  )
}
