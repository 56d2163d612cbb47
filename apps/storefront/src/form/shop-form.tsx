'use client'

import type { Endpoint } from '@sorrel/contracts/http'
import { shopRoutes } from '@sorrel/contracts/shop-routes'
import { Button, type PushButtonProps } from '@sorrel/ui/button'
import { type ReactNode, useId } from 'react'
import { useShop } from '#shop/shop-context.tsx'
import { type TableMessage, toFlashText, toRejectedMessage } from './flash-message.ts'
import { FormSummary } from './form-summary.tsx'
import { toIssueText } from './form-issues.ts'
import { FROM_FIELD, TO_FIELD } from './form-shape.ts'
import { type FormUse, useForm } from './use-form.ts'
import * as styles from './shop-form.css.ts'

/** Facts that a field of the kit needs from its form. */
export interface FieldFacts {
  readonly label: string
  readonly name: string
  readonly id: string
  readonly defaultValue: string | undefined
  readonly error?: string
}

export interface ShopFormProps<E extends Endpoint> extends FormUse<E> {
  /** Where a success leads. */
  readonly to: string
  readonly submit: string
  readonly submitting: string
  /** Default: as wide as the form. */
  readonly submitWidth?: 'full' | 'content'
  readonly submitVariant?: PushButtonProps['variant']
  /** Before the button that sends it, as in every dialog: a way out. */
  readonly actions?: ReactNode
  /** Renders the fields. Name each through `field`, so that the summary can name it too. */
  readonly children: (field: (name: string, label: string) => FieldFacts) => ReactNode
}

/**
 * One form of the shop: an error summary, its fields, its button. Sends JSON to its endpoint; without script the
 * browser submits the same fields to the form's own address.
 */
export function ShopForm<E extends Endpoint>(props: ShopFormProps<E>) {
  const { shape, from, to, children, submitWidth = 'full', actions } = props
  const { t } = useShop()
  const id = useId()
  const { shown, isSending, submit } = useForm(props)
  const labels = new Map<string, string>()
  const fields = children((name, label) => {
    labels.set(name, label)
    const issue = shown.issues[name]
    const facts = { label, name, id: `${id}-${name}`, defaultValue: shown.values[name] }
    return issue === undefined ? facts : { ...facts, error: toIssueText(t, issue) }
  })
  const getLabel = (name: string) => {
    const known = shape.labels?.[name]
    return labels.get(name) ?? (known && t(known satisfies TableMessage))
  }
  return (
    <form
      className={styles.form}
      method="post"
      action={shopRoutes.form(shape.name)}
      onSubmit={(event) => void submit(event)}
      noValidate
    >
      <input type="hidden" name={FROM_FIELD} value={from} />
      <input type="hidden" name={TO_FIELD} value={to} />
      <FormSummary
        error={
          shown.error && toFlashText(t, toRejectedMessage(shape.errors, { ...shown, code: shown.error }))
        }
        occasion={shown}
        id={id}
        fields={shape.fields.map((name) => ({ name, label: getLabel(name) }))}
        issues={shown.issues}
      />
      {fields}
      <div className={styles.actions}>
        {actions}
        <Button
          type="submit"
          size="lg"
          variant={props.submitVariant}
          fullWidth={submitWidth === 'full'}
          loading={isSending}
          loadingLabel={props.submitting}
        >
          {props.submit}
        </Button>
      </div>
    </form>
  )
}
