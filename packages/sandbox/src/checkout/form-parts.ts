import { html, type Html } from '@sorrel/contracts/http/html'
import type { CheckoutField, CheckoutValues, FieldErrors } from './form.ts'
import type { CheckoutMessages } from './messages.ts'

/** The arguments of every part of the form. */
export interface FormView {
  readonly values: CheckoutValues
  readonly errors: FieldErrors
  readonly messages: CheckoutMessages
}

interface TextFieldProps {
  readonly field: CheckoutField
  readonly label: string
  readonly autocomplete: string
  readonly type?: string
  readonly inputmode?: string
  readonly hint?: string
  readonly isOptional?: boolean
  readonly placeholder?: string
}

/** A label, its text input, a hint and an error, connected for screen readers. */
export function textField({ values, errors, messages }: FormView, props: TextFieldProps): Html {
  const {
    field,
    label,
    autocomplete,
    type = 'text',
    inputmode,
    hint,
    isOptional = false,
    placeholder,
  } = props
  return html`<div class="field">
<label for="${field}">${label}${isOptional && html` <span class="optional">(${messages.optional})</span>`}</label>
<input id="${field}" name="${field}" type="${type}" value="${values[field]}" autocomplete="${autocomplete}"${inputmode !== undefined && html` inputmode="${inputmode}"`}${placeholder !== undefined && html` placeholder="${placeholder}"`}${!isOptional && html` aria-required="true"`}${describe(field, errors, hint)}>
${hint !== undefined && html`<p class="hint" id="${field}-hint">${hint}</p>`}
${errorOf(field, errors)}
</div>`
}

/** The attributes that connect a control with its hint and its error. */
export function describe(field: CheckoutField, errors: FieldErrors, hint?: string): Html {
  const ids = [hint !== undefined && `${field}-hint`, errors.has(field) && `${field}-error`]
    .filter(Boolean)
    .join(' ')
  return html`${errors.has(field) && html` aria-invalid="true"`}${ids !== '' && html` aria-describedby="${ids}"`}`
}

export function errorOf(field: CheckoutField, errors: FieldErrors): Html | undefined {
  const message = errors.get(field)
  return message === undefined ? undefined : html`<p class="field-error" id="${field}-error">${message}</p>`
}

interface ChoiceProps {
  readonly name: CheckoutField
  readonly value: string
  readonly isChecked: boolean
  readonly label: string
  readonly detail?: string
  readonly amount?: string
  /** The first choice carries the field's id, so that the error summary can lead to it. */
  readonly id: string
}

/** One of a group of radio buttons. */
export function choice({ name, value, isChecked, label, detail, amount, id }: ChoiceProps): Html {
  return html`<label class="choice" for="${id}"><input type="radio" id="${id}" name="${name}" value="${value}"${isChecked && html` checked`}>
<span><strong>${label}</strong>${detail !== undefined && html`<br><span class="hint">${detail}</span>`}</span>${amount !== undefined && html`<strong>${amount}</strong>`}</label>`
}
