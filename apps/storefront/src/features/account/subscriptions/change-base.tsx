'use client'

import type { Endpoint } from '@sorrel/contracts/http'
import type { ReactNode } from 'react'
import type { FormShape } from '#form/form-shape.ts'
import { type FieldFacts, ShopForm } from '#form/shop-form.tsx'
import { useShop } from '#shop/shop-context.tsx'
import type { ChangeFormProps } from './change-form-props.ts'

export interface ChangeBaseProps<E extends Endpoint> extends ChangeFormProps {
  readonly shape: FormShape<E>
  readonly confirm: string
  readonly success: string
  /** Fields that nobody types, besides the subscription's id. */
  readonly values?: Readonly<Record<string, string>>
  readonly children: (field: (name: string, label: string) => FieldFacts) => ReactNode
}

/** The frame that the forms of all changes share. */
export function ChangeBase<E extends Endpoint>(props: ChangeBaseProps<E>) {
  const { facts, values = {}, success, onDone, children } = props
  const { t } = useShop()
  return (
    <ShopForm
      shape={props.shape}
      state={props.state}
      from={props.from}
      to={props.to}
      submit={props.confirm}
      submitting={t('account.subscriptions.submitting')}
      submitWidth="content"
      actions={props.dismiss}
      onDone={() => onDone(success)}
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
