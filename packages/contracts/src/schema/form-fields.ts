import * as z from 'zod/mini'
import { EMAIL_PATTERN, PASSWORD_MAX_LENGTH } from './form-rules.ts'
import { somethingVisible, usableLine } from './values.ts'

/** Longest texts a form accepts. The service has limits of its own. */
export const NAME_MAX_LENGTH = 100
const EMAIL_MAX_LENGTH = 254

const UNUSABLE = 'validation.characters_invalid'

/** A required text of one line: trimmed, something to see, not too long. */
export function requiredText(missing: string, maxLength: number = NAME_MAX_LENGTH) {
  return z
    .string(missing)
    .check(
      z.trim(),
      somethingVisible(missing),
      usableLine(UNUSABLE),
      z.maxLength(maxLength, 'validation.too_long'),
    )
}

/** An optional text of one line; an empty one becomes undefined. */
export function optionalText(maxLength: number = NAME_MAX_LENGTH) {
  const text = z.optional(z.nullable(z.string()))
  const trimmed = z.transform((value: string | null | undefined) => value?.trim() || undefined)
  return z.pipe(
    z.pipe(text, trimmed),
    z.optional(z.string().check(usableLine(UNUSABLE), z.maxLength(maxLength, 'validation.too_long'))),
  )
}

function emailSchema(pattern: RegExp, missing: string, malformed: string) {
  return z
    .string(missing)
    .check(
      z.trim(),
      z.minLength(1, missing),
      z.maxLength(EMAIL_MAX_LENGTH, malformed),
      z.regex(pattern, malformed),
    )
}

export const emailField = emailSchema(EMAIL_PATTERN, 'validation.email_required', 'validation.email_invalid')

/** The newsletter's address. Default: any address; a form takes what its shop's pattern allows. */
export function newsletterEmailField(pattern: RegExp = EMAIL_PATTERN) {
  return emailSchema(pattern, 'newsletter.email_required', 'newsletter.email_invalid')
}

/** An existing password: it only has to be present. */
export const currentPasswordField = z
  .string('validation.password_required')
  .check(
    z.minLength(1, 'validation.password_required'),
    z.maxLength(PASSWORD_MAX_LENGTH, 'validation.password_too_long'),
  )

/** A new password. `minLength` by default 1: forms pass the length that their shop asks for. */
export function newPasswordField(missing: string, minLength = 1) {
  return z
    .string(missing)
    .check(
      z.minLength(1, missing),
      z.minLength(minLength, 'validation.password_too_short'),
      z.maxLength(PASSWORD_MAX_LENGTH, 'validation.password_too_long'),
    )
}

/** A checkbox: `on` and `true` mean yes, everything else no. */
export const checkboxField = z.pipe(
  z._default(z.unknown(), false),
  z.transform((value: unknown) => value === true || value === 'on' || value === 'true'),
)

export const phoneField = z.pipe(
  optionalText(40),
  z.optional(z.string().check(z.regex(/^\+?[\d\s().\-/]{5,40}$/, 'validation.phone_invalid'))),
)

export const profileShape = {
  firstName: requiredText('validation.first_name_required'),
  lastName: requiredText('validation.last_name_required'),
}

export const loginShape = { email: emailField, password: currentPasswordField }

export const signUpShape = {
  ...profileShape,
  email: emailField,
  password: newPasswordField('validation.password_too_short'),
}
