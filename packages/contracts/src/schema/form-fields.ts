import * as z from 'zod/mini'

/** Longest texts a form takes; the service has bounds of its own. */
export const NAME_MAX_LENGTH = 100
const EMAIL_MAX_LENGTH = 254
export const PASSWORD_MAX_LENGTH = 200

/** Specification section 5. */
const PASSWORD_MIN_LENGTH = 6

/** What every form but the newsletter's takes for an e-mail address. */
export const EMAIL_PATTERN = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/

/** An address with a top-level domain of 2 to 4 letters, as specified: newer, longer ones are refused. Specification section 5, "Newsletter email". */
export const NEWSLETTER_EMAIL_PATTERN = /^[\w.%+-]+@[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,4}$/i

/** A text that must be there: trimmed, not empty, not too long. */
export function requiredText(missing: string, maxLength: number = NAME_MAX_LENGTH) {
  return z
    .string(missing)
    .check(z.trim(), z.minLength(1, missing), z.maxLength(maxLength, 'validation.too_long'))
}

/** A text that may be left empty; then it is undefined. */
export function optionalText(maxLength: number = NAME_MAX_LENGTH) {
  const text = z.optional(z.nullable(z.string()))
  const trimmed = z.transform((value: string | null | undefined) => value?.trim() || undefined)
  return z.pipe(
    z.pipe(text, trimmed),
    z.optional(z.string().check(z.maxLength(maxLength, 'validation.too_long'))),
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

export const newsletterEmailField = emailSchema(
  NEWSLETTER_EMAIL_PATTERN,
  'newsletter.email_required',
  'newsletter.email_invalid',
)

/** A password as it was once chosen: only its presence counts. */
export const currentPasswordField = z
  .string('validation.password_required')
  .check(
    z.minLength(1, 'validation.password_required'),
    z.maxLength(PASSWORD_MAX_LENGTH, 'validation.password_too_long'),
  )

/** A password to be set. */
export function newPasswordField(missing: string) {
  return z
    .string(missing)
    .check(
      z.minLength(1, missing),
      z.minLength(PASSWORD_MIN_LENGTH, 'validation.password_too_short'),
      z.maxLength(PASSWORD_MAX_LENGTH, 'validation.password_too_long'),
    )
}

/** A checkbox: `on` and `true` mean yes, everything else no. */
export const checkboxField = z.pipe(
  z._default(z.unknown(), false),
  z.transform((value: unknown) => value === true || value === 'on' || value === 'true'),
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
