import { err, type Result } from '@sorrel/domain/result'
import type * as z from 'zod/mini'
import { check } from '../schema/issues.ts'

/** Message keys a form can show at a field. */
export const FORM_MESSAGES = [
  'validation.email_required',
  'validation.email_invalid',
  'validation.email_refused',
  'validation.password_required',
  'validation.password_invalid',
  'validation.password_too_short',
  'validation.password_too_long',
  'validation.password_common',
  'validation.passwords_differ',
  'validation.first_name_required',
  'validation.last_name_required',
  'validation.field_required',
  'validation.country_required',
  'validation.zip_invalid',
  'validation.phone_invalid',
  'validation.too_long',
  'validation.characters_invalid',
  'validation.date_invalid',
  'validation.number_invalid',
  'account.cards.number_invalid',
  'account.cards.expiry_invalid',
  'account.cards.cvc_invalid',
  'account.subscriptions.pause.resume_at_past',
  'account.subscriptions.unchanged',
  'cart.coupon.error',
  'newsletter.email_required',
  'newsletter.email_invalid',
  'reviews.validation.rating_required',
  'reviews.validation.title_required',
  'reviews.validation.title_too_long',
  'reviews.validation.body_required',
  'reviews.validation.body_too_long',
  'reviews.validation.too_many_images',
  'reviews.validation.image_type',
  'reviews.validation.image_size',
  'reviews.validation.image_unreadable',
  'reviews.validation.order_required',
] as const

export type FormMessage = (typeof FORM_MESSAGES)[number]

/** Whether a text from outside is one of these keys. */
export function isFormMessage(text: unknown): text is FormMessage {
  return FORM_MESSAGES.some((message) => message === text)
}

/** Errors by field name, one message each. */
export type FormIssues = Readonly<Record<string, FormMessage>>

/**
 * A parser of a form: its cleaned values, or the errors by field. Unknown fields are dropped.
 *
 * @__NO_SIDE_EFFECTS__
 */
export function createFormParser<T extends z.ZodMiniType>(
  schema: T,
): (input: unknown) => Result<z.output<T>, FormIssues> {
  return (input) => {
    const result = check(schema, input)
    if (result.ok) return result
    const issues = Object.entries(result.error).map(([field, text]) => [field, toFormMessage(text)])
    return err(Object.fromEntries(issues))
  }
}

/** An issue that no visible field can have (a tampered hidden field) is reported as a required field. */
function toFormMessage(text: string): FormMessage {
  return FORM_MESSAGES.find((message) => message === text) ?? 'validation.field_required'
}

/** The values of a form, by field name. */
export type FormValues = Readonly<Record<string, unknown>>

/** The text fields of a `FormData`. Of several fields with one name the last counts; files are left out. */
export function readFormValues(form: { entries(): Iterable<readonly [string, unknown]> }): FormValues {
  return Object.fromEntries([...form.entries()].filter(([, value]) => typeof value === 'string'))
}
