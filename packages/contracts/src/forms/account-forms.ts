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
import { createFormParser } from './form-message.ts'

const newPasswordShape = {
  password: newPasswordField('validation.field_required'),
  confirmPassword: z.string('validation.field_required').check(z.minLength(1, 'validation.field_required')),
}

const isConfirmed = (form: { readonly password: string; readonly confirmPassword: string }) =>
  form.password === form.confirmPassword

const UNCONFIRMED = { path: ['confirmPassword'], error: 'validation.passwords_differ' }

const loginSchema = z.object(loginShape)
const signUpSchema = z.object({ ...signUpShape, emailOptin: checkboxField })
const recoverySchema = z.object({ email: emailField })
const newsletterSchema = z.object({ email: newsletterEmailField })
const profileSchema = z.object({ ...profileShape, phone: phoneField, emailOptin: checkboxField })
const changeEmailSchema = z.object({ email: emailField, currentPassword: currentPasswordField })
const setPasswordSchema = z.object(newPasswordShape).check(z.refine(isConfirmed, UNCONFIRMED))
const changePasswordSchema = z
  .object({ currentPassword: currentPasswordField, ...newPasswordShape })
  .check(z.refine(isConfirmed, UNCONFIRMED))

export type LoginInput = z.output<typeof loginSchema>
export type SignUpInput = z.output<typeof signUpSchema>
export type PasswordRecoveryInput = z.output<typeof recoverySchema>
export type NewsletterInput = z.output<typeof newsletterSchema>
export type SetPasswordInput = z.output<typeof setPasswordSchema>
export type ChangePasswordInput = z.output<typeof changePasswordSchema>
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

/** First name, last name, e-mail, and a password of at least 6 characters. */
export const parseSignUp = createFormParser(signUpSchema)

export const parsePasswordRecovery = createFormParser(recoverySchema)

/** Two equal passwords of at least 6 characters. */
export const parseSetPassword = createFormParser(setPasswordSchema)

/** The current password, and two equal new ones. */
export const parseChangePassword = createFormParser(changePasswordSchema)

/** An e-mail address with a top-level domain of 2 to 4 letters. */
export const parseNewsletter = createFormParser(newsletterSchema)

/** The new e-mail address, and the current password. */
export const parseChangeEmail = createFormParser(changeEmailSchema)

/** Names, phone, and whether the customer accepts news by e-mail. */
export const parseProfile = createFormParser(profileSchema)
