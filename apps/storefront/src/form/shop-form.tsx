'use client'

import type { FormMessage } from '@sorrel/contracts/forms'
import type { Endpoint } from '@sorrel/contracts/http'
import { routes } from '@sorrel/contracts/routes'
import { Button, type PushButtonProps } from '@sorrel/ui/button'
import { type ReactNode, useId } from 'react'
import { useShop } from '#shop/shop-context.tsx'
import type { TableMessage } from './flash-message.ts'
import { FormSummary, toNamedIssue } from './form-summary.tsx'
import { getErrorKey } from './flash-message.ts'
import { FROM_FIELD, TO_FIELD } from './form-shape.ts'
import { type FormUse, useForm } from './use-form.ts'
import * as styles from './shop-form.css.ts'

/** What a field of the kit needs to know from its form. */
export interface FieldFacts {
  readonly label: string
  readonly name: string
  readonly id: string
  readonly defaultValue: string | undefined
  readonly error?: string
}

export interface ShopFormProps<E extends Endpoint> extends FormUse<E> {
  /** The page's own path, locale included: where the form comes back to when it is refused. */
  readonly from: string
  /** Where a success leads. */
  readonly to: string
  readonly submit: string
  readonly submitting: string
  /** Default: as wide as the form. */
  readonly submitWidth?: 'full' | 'content'
  readonly submitVariant?: PushButtonProps['variant']
  /** Beside the button that sends it: a way out. */
  readonly actions?: ReactNode
  /** Draws the fields. Name each through `field`, so that the summary can name it too. */
  readonly children: (field: (name: string, label: string) => FieldFacts) => ReactNode
}

/**
 * One form of the shop: a summary of what is wrong, its fields, its button. Sends JSON to its endpoint; where there is no
 * script the browser sends the same fields to the form's own address.
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
    return issue === undefined ? facts : { ...facts, error: t(issue satisfies FormMessage) }
  })
  const entries = shape.fields.flatMap((name) => {
    const issue = shown.issues[name]
    if (issue === undefined) return []
    const known = shape.labels?.[name]
    const label = labels.get(name) ?? (known && t(known satisfies TableMessage))
    return [{ name, href: `#${id}-${name}`, text: toNamedIssue(t(issue satisfies FormMessage), label) }]
  })
  return (
    <form
      className={styles.form}
      method="post"
      action={routes.form(shape.name)}
      onSubmit={(event) => void submit(event)}
      noValidate
    >
      <input type="hidden" name={FROM_FIELD} value={from} />
      <input type="hidden" name={TO_FIELD} value={to} />
      <FormSummary
        error={shown.error && t(getErrorKey(shape.errors, shown.error) satisfies TableMessage)}
        occasion={shown}
        entries={entries}
      />
      {fields}
      <div className={styles.actions}>
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
        {actions}
      </div>
    </form>
  )
}
