'use client'

import { getNextCharge } from '@sorrel/domain/charges'
import type { Subscription } from '@sorrel/domain/subscriptions'
import { formatDate } from '@sorrel/i18n/format'
import { NumberStepper } from '@sorrel/ui/number-stepper'
import { Stack } from '@sorrel/ui/stack'
import { Text } from '@sorrel/ui/text'
import type { ReactNode } from 'react'
import type { FormState } from '#form/form-shape.ts'
import { type FieldFacts, ShopForm } from '#form/shop-form.tsx'
import { useShop } from '#shop/shop-context.tsx'
import { type Change, type ChangeShape, wrong } from './change.ts'
import * as styles from './change-base.css.ts'
import type { SubscriptionFacts } from './load-subscription.ts'

/** Props of each change's form. */
export interface ChangeFormProps {
  readonly facts: SubscriptionFacts
  /** Which further product, for a change of one of them; else empty. */
  readonly itemId: string
  readonly shape: ChangeShape
  readonly state: FormState
  /** The page that shows this form, locale included. */
  readonly from: string
  /** The subscription's page, locale included. */
  readonly to: string
  /** Closes the form without a change. */
  readonly dismiss: ReactNode
  /** Called after a success with the message to show and the subscription as it is then. */
  readonly onDone: (message: string, changed: Subscription) => void
}

export interface ChangeBaseProps extends ChangeFormProps {
  readonly confirm: string
  /** `critical` where it ends the subscription for good. Default `primary`. */
  readonly variant?: 'primary' | 'critical'
  readonly success: string
  /**
   * Name of the field that shows "nothing has changed". It is set while the values equal the current ones: the form is
   * then not sent.
   */
  readonly unchangedField?: string | undefined
  /** Hidden fields besides the subscription's id. */
  readonly values?: Readonly<Record<string, string>>
  readonly children: (field: (name: string, label: string) => FieldFacts) => ReactNode
}

/** The frame that the forms of all changes share. */
export function ChangeBase(props: ChangeBaseProps) {
  const { facts, values = {}, success, onDone, children, shape, unchangedField } = props
  const { t } = useShop()
  return (
    <ShopForm
      shape={
        unchangedField === undefined
          ? shape
          : { ...shape, parse: () => wrong(unchangedField, 'account.subscriptions.unchanged') }
      }
      state={props.state}
      from={props.from}
      to={props.to}
      submit={props.confirm}
      submitVariant={props.variant}
      submitting={t('account.subscriptions.submitting')}
      submitWidth="content"
      actions={props.dismiss}
      onDone={(answer) => onDone(success, answer.subscription)}
    >
      {(field) => (
        <>
          {Object.entries({ id: facts.subscription.id, ...values }).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          {children(field)}
        </>
      )}
    </ShopForm>
  )
}

/** A change that only has to be confirmed: the button, and what it leads to. */
export function ConfirmForm({ confirm, ...props }: ChangeFormProps & Pick<Change, 'confirm'>) {
  const shop = useShop()
  const { subscription, now } = props.facts
  const confirmation = confirm?.(subscription, { ...shop, now: new Date(now) }, props.itemId)
  if (confirmation === undefined) return null
  const { label, success, values, after } = confirmation
  return (
    <ChangeBase {...props} {...(values && { values })} confirm={label} success={success}>
      {() => <ChangePreview before={subscription} after={after} />}
    </ChangeBase>
  )
}

export interface ChangePreviewProps {
  readonly before: Subscription
  /** The subscription after the change. */
  readonly after: Subscription
  /** Further changes, a line each. */
  readonly words?: readonly string[]
  /** Shown when no payment is planned any more. */
  readonly nothing?: string
}

/** The effect of a change before it is made: day and amount of the next payment. */
export function ChangePreview({ before, after, nothing, words = [] }: ChangePreviewProps) {
  const { t, locale, formatPrice } = useShop()
  const charge = getNextCharge(after)
  const was = getNextCharge(before)
  const toMoney = (amount: number) => formatPrice({ amount, currency: before.currency })
  return (
    <div className={styles.box} aria-live="polite">
      <p className={styles.term}>{t('account.subscriptions.after_change')}</p>
      {words.map((line) => (
        <p key={line} className={styles.value}>
          {line}
        </p>
      ))}
      {charge === undefined ? (
        <p className={styles.value}>{nothing ?? t('account.subscriptions.no_payment')}</p>
      ) : (
        <p className={styles.value}>
          <strong className={styles.amount}>
            {t('content.labelled', {
              name: t('account.subscriptions.next_payment'),
              value: toMoney(charge.amount),
            })}
          </strong>{' '}
          · {formatDate({ date: charge.date, locale })}
          {was !== undefined && was.amount !== charge.amount && (
            <span className={styles.was}>
              {' '}
              ({t('account.subscriptions.until_now', { amount: toMoney(was.amount) })})
            </span>
          )}
        </p>
      )}
      {after.couponCode !== undefined && charge !== undefined && charge.amount !== was?.amount && (
        <p className={styles.value}>
          {t('account.subscriptions.coupon.before_discount', { code: after.couponCode })}
        </p>
      )}
    </div>
  )
}

interface QuantityProps {
  readonly value: number
  readonly onValueChange: (value: number) => void
  readonly error?: string | undefined
}

/** How many, in the form of a change. */
export function Quantity({ value, onValueChange, error }: QuantityProps) {
  const { t } = useShop()
  return (
    <Stack gap="8">
      <Text as="span" tone="heading" weight="medium" size="sm">
        {t('account.subscriptions.quantity')}
      </Text>
      <NumberStepper
        size="lg"
        label={t('account.subscriptions.quantity')}
        decreaseLabel={t('account.subscriptions.quantity_less')}
        increaseLabel={t('account.subscriptions.quantity_more')}
        name="quantity"
        value={value}
        onValueChange={onValueChange}
        {...(error === undefined ? {} : { error })}
      />
    </Stack>
  )
}

/** In the place of a form that has nothing to choose from. */
export function Nothing({ text, dismiss }: { readonly text: string } & Pick<ChangeFormProps, 'dismiss'>) {
  return (
    <>
      <Text>{text}</Text>
      {dismiss}
    </>
  )
}
