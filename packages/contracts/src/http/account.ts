import * as z from 'zod/mini'
import { addressShape, countryRules } from '../schema/address-fields.ts'
import {
  currentPasswordField,
  emailField,
  loginShape,
  newPasswordField,
  profileShape,
  signUpShape,
} from '../schema/form-fields.ts'
import { idSchema } from '../schema/values.ts'
import { bare, type Endpoint } from './endpoint.ts'

/** The key of a password link: opaque, up to 200 characters that need no escaping in a path. */
const passwordKeySchema = z.string().check(z.regex(/^[\w.~:-]{1,200}$/))

/** What a log-in or sign-up did with the visitor's cart; left out when the cart was empty. */
const signedInAnswer = z.object({
  bag: z.optional(
    z.object({
      /** Pieces that are in the customer's cart now. */
      kept: z.number(),
      /** Names of products that could not be taken over, or not in full quantity. */
      lost: z.array(z.string()),
    }),
  ),
})

/** 200 · 400 · 401 for any refused e-mail or password · 429 · 500. */
export const loginEndpoint = {
  ...bare,
  method: 'POST',
  path: '/{store-api}/login',
  body: z.strictObject(loginShape),
  answer: signedInAnswer,
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
  answer: signedInAnswer,
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

/** 405 outside editor mode. In editor mode it sets the preview cookies and redirects to `/`. */
export const previewEndpoint = {
  ...bare,
  method: 'GET',
  path: '/{store-api}/preview',
} as const satisfies Endpoint

/** The customer group whose prices apply; null for a visitor and for an account without a group. */
export const accountGroupEndpoint = {
  ...bare,
  method: 'GET',
  path: '/{store-api}/account-group',
  answer: z.object({ data: z.object({ group: z.nullable(z.string()) }) }),
} as const satisfies Endpoint

/** 200 · 400 · 401 without an account · 502. */
export const updateProfileEndpoint = {
  ...bare,
  method: 'POST',
  path: '/{store-api}/profile',
  body: z.strictObject({ ...profileShape, emailOptin: z.boolean() }),
} as const satisfies Endpoint

/**
 * 200 and a new session, which ends every other session of the account · 400, also for a wrong current password · 401
 * · 429 · 502.
 */
export const changePasswordEndpoint = {
  ...bare,
  method: 'POST',
  path: '/{store-api}/change-password',
  body: z.strictObject({
    currentPassword: currentPasswordField,
    password: newPasswordField('validation.field_required'),
  }),
} as const satisfies Endpoint

const doneAnswer = z.object({ done: z.literal(true) })

/** 200 · 400 · 401 · 502. */
export const addAddressEndpoint = {
  ...bare,
  method: 'POST',
  path: '/{store-api}/addresses',
  body: z.strictObject({ ...addressShape, isDefault: z.boolean() }).check(countryRules),
  answer: doneAnswer,
} as const satisfies Endpoint

/** 200 · 400 · 401 · 404 for an address of somebody else · 502. */
export const updateAddressEndpoint = {
  ...bare,
  method: 'PUT',
  path: '/{store-api}/addresses',
  body: z.strictObject({ id: idSchema, ...addressShape, isDefault: z.boolean() }).check(countryRules),
  answer: doneAnswer,
} as const satisfies Endpoint

/** 200 · 400 · 401 · 404 for an address of somebody else · 502. */
export const deleteAddressEndpoint = {
  ...bare,
  method: 'DELETE',
  path: '/{store-api}/addresses',
  body: z.strictObject({ id: idSchema }),
  answer: doneAnswer,
} as const satisfies Endpoint

/** Makes it the default delivery address · 200 · 400 · 401 · 404 for an address of somebody else · 502. */
export const setDefaultAddressEndpoint = {
  ...bare,
  method: 'PUT',
  path: '/{store-api}/addresses/default',
  body: z.strictObject({ id: idSchema }),
  answer: doneAnswer,
} as const satisfies Endpoint

/** Puts an order's lines into the cart again · 200 · 400 · 401 · 404 for an order of somebody else · 502. */
export const buyAgainEndpoint = {
  ...bare,
  method: 'POST',
  path: '/{store-api}/buy-again',
  body: z.strictObject({ id: idSchema }),
  answer: z.object({
    /** Pieces that were added to the cart. */
    added: z.number(),
    /** Names of what could not be added. */
    missing: z.array(z.string()),
  }),
} as const satisfies Endpoint
