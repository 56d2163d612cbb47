import type { Result } from '@sorrel/domain/result'
import * as z from 'zod/mini'
import {
  checkboxField,
  currentPasswordField,
  emailField,
  loginShape,
  newPasswordField,
  newsletterEmailField,
  profileShape,
  signUpShape,
} from '../schema/form-fields.ts'
import { checkForm, type FormIssues } from './form-message.ts'

const loginSchema = z.object(loginShape)
const signUpSchema = z.object({ ...signUpShape, emailOptin: checkboxField })
const recoverySchema = z.object({ email: emailField })
const newsletterSchema = z.object({ email: newsletterEmailField })

const newPasswordShape = {
  password: newPasswordField('validation.field_required'),
  confirmPassword: z.string('validation.field_required').check(z.minLength(1, 'validation.field_required')),
}

const isConfirmed = (form: { readonly password: string; readonly confirmPassword: string }) =>
  form.password === form.confirmPassword

const UNCONFIRMED = { path: ['confirmPassword'], error: 'validation.passwords_differ' }

const setPasswordSchema = z.object(newPasswordShape).check(z.refine(isConfirmed, UNCONFIRMED))

const changePasswordSchema = z
  .object({ currentPassword: currentPasswordField, ...newPasswordShape })
  .check(z.refine(isConfirmed, UNCONFIRMED))

const profileSchema = z.object({ ...profileShape, emailOptin: checkboxField })

export type LoginInput = z.output<typeof loginSchema>
export type SignUpInput = z.output<typeof signUpSchema>
export type PasswordRecoveryInput = z.output<typeof recoverySchema>
export type NewsletterInput = z.output<typeof newsletterSchema>
export type SetPasswordInput = z.output<typeof setPasswordSchema>
export type ChangePasswordInput = z.output<typeof changePasswordSchema>
export type ProfileInput = z.output<typeof profileSchema>

/** An e-mail address and a password, both required. */
export function parseLogin(input: unknown): Result<LoginInput, FormIssues> {
  return checkForm(loginSchema, input)
}

/** First name, last name, e-mail, and a password of at least 6 characters. */
export function parseSignUp(input: unknown): Result<SignUpInput, FormIssues> {
  return checkForm(signUpSchema, input)
}

export function parsePasswordRecovery(input: unknown): Result<PasswordRecoveryInput, FormIssues> {
  return checkForm(recoverySchema, input)
}

/** Two equal passwords of at least 6 characters. */
export function parseSetPassword(input: unknown): Result<SetPasswordInput, FormIssues> {
  return checkForm(setPasswordSchema, input)
}

/** The current password, and two equal new ones. */
export function parseChangePassword(input: unknown): Result<ChangePasswordInput, FormIssues> {
  return checkForm(changePasswordSchema, input)
}

/** An e-mail address with a top-level domain of 2 to 4 letters. */
export function parseNewsletter(input: unknown): Result<NewsletterInput, FormIssues> {
  return checkForm(newsletterSchema, input)
}

/** Names, and whether the customer accepts news by e-mail. */
export function parseProfile(input: unknown): Result<ProfileInput, FormIssues> {
  return checkForm(profileSchema, input)
}
