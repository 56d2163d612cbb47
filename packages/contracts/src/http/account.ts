import * as z from 'zod/mini'
import { emailField, loginShape, newPasswordField, signUpShape } from '../schema/form-fields.ts'
import { bare, type Endpoint } from './endpoint.ts'

/** The key of a password link: opaque, up to 200 characters that need no escaping in a path. */
const passwordKeySchema = z.string().check(z.regex(/^[\w.~:-]{1,200}$/))

/** 200 · 400 · 401 for any refused e-mail or password · 429 · 500. */
export const loginEndpoint = {
  ...bare,
  method: 'POST',
  path: '/{store-api}/login',
  body: z.strictObject(loginShape),
} as const satisfies Endpoint

/** 200 and a new anonymous session. */
export const logoutEndpoint = {
  ...bare,
  method: 'POST',
  path: '/{store-api}/logout',
} as const satisfies Endpoint

/** 200 · 400 · 409 when the service refuses the account · 429 · 500. */
export const signUpEndpoint = {
  ...bare,
  method: 'POST',
  path: '/{store-api}/sign-up',
  body: z.strictObject(signUpShape),
} as const satisfies Endpoint

/** 200 for any well-formed address, known or not. */
export const passwordRecoveryEndpoint = {
  ...bare,
  method: 'POST',
  path: '/{store-api}/password-recovery',
  body: z.strictObject({ email: emailField }),
} as const satisfies Endpoint

/** 200 · 400 · 401 for an expired or used key · 500. */
export const setPasswordEndpoint = {
  ...bare,
  method: 'POST',
  path: '/{store-api}/set-password',
  body: z.strictObject({ key: passwordKeySchema, password: newPasswordField('validation.field_required') }),
} as const satisfies Endpoint

/** Outside editor mode 405; in it sets the preview cookies and redirects to `/`. */
export const previewEndpoint = {
  ...bare,
  method: 'GET',
  path: '/{store-api}/preview',
} as const satisfies Endpoint

/** The group whose prices the visitor gets; null for a visitor and for an account without one. Decisions "Catalogue". */
export const accountGroupEndpoint = {
  ...bare,
  method: 'GET',
  path: '/{store-api}/account-group',
  answer: z.object({ data: z.object({ group: z.nullable(z.string()) }) }),
} as const satisfies Endpoint
