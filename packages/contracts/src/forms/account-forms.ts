import type { Result } from '@sorrel/domain/result'
import * as z from 'zod/mini'
import {
  checkboxField,
  currentPasswordField,
  emailField,
  loginShape,
  newPasswordField,
  newsletterEmailField,
  phoneField,
  profileShape,
  signUpShape,
} from '../schema/form-fields.ts'
import { DEFAULT_NEWSLETTER_EMAIL, DEFAULT_PASSWORD_MIN_LENGTH } from '../schema/form-rules.ts'
import { createFormParser, type FormIssues } from './form-message.ts'

/** A shop's rules for new passwords: part of `defineShop`. */
export interface PasswordRules {
  /** In UTF-16 units. Default: 6. */
  readonly passwordMinLength?: number | undefined
}

/** A shop's rule for newsletter addresses: part of `defineShop`. */
export interface NewsletterRules {
  /** Default: a top-level domain of 2 to 4 letters. */
  readonly newsletterEmail?: RegExp | undefined
}

const getMinLength = ({ passwordMinLength = DEFAULT_PASSWORD_MIN_LENGTH }: PasswordRules) => passwordMinLength

/** Whether a new password is shorter than the shop asks: for endpoints, whose contracts know no shop's rules. */
export function isPasswordTooShort(password: string, rules: PasswordRules = {}): boolean {
  return password.length < getMinLength(rules)
}

const toNewPasswordShape = (rules: PasswordRules) => ({
  password: newPasswordField('validation.field_required', getMinLength(rules)),
  confirmPassword: z.string('validation.field_required').check(z.minLength(1, 'validation.field_required')),
})

const isConfirmed = (form: { readonly password: string; readonly confirmPassword: string }) =>
  form.password === form.confirmPassword

const UNCONFIRMED = { path: ['confirmPassword'], error: 'validation.passwords_differ' }

const loginSchema = z.object(loginShape)
const toSignUpSchema = (rules: PasswordRules) =>
  z.object({
    ...signUpShape,
    password: newPasswordField('validation.password_too_short', getMinLength(rules)),
    emailOptin: checkboxField,
  })
const recoverySchema = z.object({ email: emailField })
const toNewsletterSchema = ({ newsletterEmail = DEFAULT_NEWSLETTER_EMAIL }: NewsletterRules) =>
  z.object({ email: newsletterEmailField(newsletterEmail) })
const profileSchema = z.object({ ...profileShape, phone: phoneField, emailOptin: checkboxField })
const changeEmailSchema = z.object({ email: emailField, currentPassword: currentPasswordField })
const toSetPasswordSchema = (rules: PasswordRules) =>
  z.object(toNewPasswordShape(rules)).check(z.refine(isConfirmed, UNCONFIRMED))
const toChangePasswordSchema = (rules: PasswordRules) =>
  z
    .object({ currentPassword: currentPasswordField, ...toNewPasswordShape(rules) })
    .check(z.refine(isConfirmed, UNCONFIRMED))

export type LoginInput = z.output<typeof loginSchema>
export type SignUpInput = z.output<ReturnType<typeof toSignUpSchema>>
export type PasswordRecoveryInput = z.output<typeof recoverySchema>
export type NewsletterInput = z.output<ReturnType<typeof toNewsletterSchema>>
export type SetPasswordInput = z.output<ReturnType<typeof toSetPasswordSchema>>
export type ChangePasswordInput = z.output<ReturnType<typeof toChangePasswordSchema>>
export type ChangeEmailInput = z.output<typeof changeEmailSchema>
export type ProfileInput = z.output<typeof profileSchema>

/**
 * An e-mail address and a password, both required.
 *
 * @example
 * ```ts
 * import { parseLogin } from '@sorrel/contracts/forms'
 *
 * console.log(parseLogin({ email: 'no address', password: '' }).ok) // false
 * console.log(parseLogin({ email: 'demo@sorrel.shop', password: 'sorrel-demo' }).ok) // true
 * ```
 */
export const parseLogin = createFormParser(loginSchema)

/** First name, last name, e-mail, and a password as long as the shop asks, 6 characters by default. */
export function parseSignUp(input: unknown, rules: PasswordRules = {}): Result<SignUpInput, FormIssues> {
  return createFormParser(toSignUpSchema(rules))(input)
}

export const parsePasswordRecovery = createFormParser(recoverySchema)

/** Two equal passwords as long as the shop asks, 6 characters by default. */
export function parseSetPassword(
  input: unknown,
  rules: PasswordRules = {},
): Result<SetPasswordInput, FormIssues> {
  return createFormParser(toSetPasswordSchema(rules))(input)
}

/** The current password, and two equal new ones as long as the shop asks, 6 characters by default. */
export function parseChangePassword(
  input: unknown,
  rules: PasswordRules = {},
): Result<ChangePasswordInput, FormIssues> {
  return createFormParser(toChangePasswordSchema(rules))(input)
}

/** An e-mail address as the shop's newsletter takes it, by default with a top-level domain of 2 to 4 letters. */
export function parseNewsletter(
  input: unknown,
  rules: NewsletterRules = {},
): Result<NewsletterInput, FormIssues> {
  return createFormParser(toNewsletterSchema(rules))(input)
}

/** The new e-mail address, and the current password. */
export const parseChangeEmail = createFormParser(changeEmailSchema)

/** Names, phone, and whether the customer accepts news by e-mail. */
export const parseProfile = createFormParser(profileSchema)
