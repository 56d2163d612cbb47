import type { Account, SavedAddress, SavedCard } from '@sorrel/domain/account'
import { SAVED_PRODUCTS_MAX } from '@sorrel/domain/saved-products'
import * as z from 'zod/mini'
import { addressShape, countryRules } from '../schema/address-fields.ts'
import {
  currentPasswordField,
  emailField,
  loginShape,
  newPasswordField,
  phoneField,
  profileShape,
  signUpShape,
} from '../schema/form-fields.ts'
import { SAVED_ADDED_MAX, savedProductsCall } from '../saved-products.ts'
import { cardShape, placeShape } from '../schema/subscription.ts'
import { idSchema, textSchema } from '../schema/values.ts'
import { defineCall, defineEndpoint, type Endpoint } from './endpoint.ts'

/** The key of a password link: opaque, up to 200 characters that need no escaping in a path. */
const passwordKeySchema = z.string().check(z.regex(/^[\w.~:-]{1,200}$/))

/** How a log-in or sign-up changed the visitor's cart; left out when the cart was empty. */
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
export const loginEndpoint = defineEndpoint({
  method: 'POST',
  path: '/{store-api}/login',
  body: z.strictObject(loginShape),
  answer: signedInAnswer,
})

/** 200 and a new anonymous session. The cart keeps its items. */
export const logoutEndpoint = defineEndpoint({ method: 'POST', path: '/{store-api}/logout' })

/** The same on a computer that others use: the cart is emptied first. */
export const logoutEmptyEndpoint = defineEndpoint({ method: 'POST', path: '/{store-api}/logout-empty' })

/** 200 · 400, also for a password that is shorter than the shop asks · 409 when the service refuses the account · 429 · 500. */
export const signUpEndpoint = defineEndpoint({
  method: 'POST',
  path: '/{store-api}/sign-up',
  body: z.strictObject(signUpShape),
  answer: signedInAnswer,
})

/** 200 for any well-formed address, known or not. */
export const passwordRecoveryEndpoint = defineEndpoint({
  method: 'POST',
  path: '/{store-api}/password-recovery',
  body: z.strictObject({ email: emailField }),
})

/** 200 · 400, also for a password that is shorter than the shop asks · 401 for an expired or used key · 500. */
export const setPasswordEndpoint = defineEndpoint({
  method: 'POST',
  path: '/{store-api}/set-password',
  body: z.strictObject({ key: passwordKeySchema, password: newPasswordField('validation.field_required') }),
})

/** 405 outside editor mode. In editor mode it sets the preview cookies and redirects to `/`. */
export const previewEndpoint = defineEndpoint({ method: 'GET', path: '/{store-api}/preview' })

const accountSchema: z.ZodMiniType<Account> = z.object({
  name: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.optional(z.string()),
  emailOptin: z.boolean(),
  group: z.optional(z.string()),
})

/** 200 · 400 · 401 without an account · 502. */
export const updateProfileEndpoint = defineEndpoint({
  isForCustomers: true,
  method: 'POST',
  path: '/{store-api}/profile',
  body: z.strictObject({ ...profileShape, phone: phoneField, emailOptin: z.boolean() }),
  answer: z.object({ account: accountSchema }),
})

/** 200 · 400, also for a wrong password and for an address that the service refuses · 401 · 429 · 502. */
export const changeEmailEndpoint = defineEndpoint({
  isForCustomers: true,
  method: 'POST',
  path: '/{store-api}/change-email',
  body: z.strictObject({ email: emailField, currentPassword: currentPasswordField }),
  answer: z.object({ account: accountSchema }),
})

/**
 * 200 and a new session, which ends every other session of the account · 400, also for a wrong current password · 401
 * · 429 · 502.
 */
export const changePasswordEndpoint = defineEndpoint({
  isForCustomers: true,
  method: 'POST',
  path: '/{store-api}/change-password',
  body: z.strictObject({
    currentPassword: currentPasswordField,
    password: newPasswordField('validation.field_required'),
  }),
})

const addressesSchema: z.ZodMiniType<readonly SavedAddress[]> = z.array(
  z.object({
    ...placeShape,
    id: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    isDefault: z.boolean(),
  }),
)

/** All addresses of the account after the change: another one may be the default now. */
const addressesAnswer = z.object({ done: z.literal(true), addresses: addressesSchema })

/** 200 · 400 · 401 · 502. */
export const addAddressEndpoint = defineEndpoint({
  isForCustomers: true,
  method: 'POST',
  path: '/{store-api}/addresses',
  body: z.strictObject({ ...addressShape, isDefault: z.boolean() }).check(countryRules),
  answer: addressesAnswer,
})

/**
 * Changes an address and, where `subscriptions` is true, the address of the subscriptions that are delivered there ·
 * 200 · 400 · 401 · 404 for another customer's address · 409 where a subscription cannot be sent there · 502.
 */
export const updateAddressEndpoint = defineEndpoint({
  isForCustomers: true,
  method: 'PUT',
  path: '/{store-api}/addresses',
  body: z
    .strictObject({
      id: idSchema,
      ...addressShape,
      isDefault: z.boolean(),
      subscriptions: z.optional(z.boolean()),
    })
    .check(countryRules),
  answer: addressesAnswer,
})

/** 200 · 400 · 401 · 404 for an address of somebody else · 502. */
export const deleteAddressEndpoint = defineEndpoint({
  isForCustomers: true,
  method: 'DELETE',
  path: '/{store-api}/addresses',
  body: z.strictObject({ id: idSchema }),
  answer: addressesAnswer,
})

/** Makes it the default delivery address · 200 · 400 · 401 · 404 for an address of somebody else · 502. */
export const setDefaultAddressEndpoint = defineEndpoint({
  isForCustomers: true,
  method: 'PUT',
  path: '/{store-api}/addresses/default',
  body: z.strictObject({ id: idSchema }),
  answer: addressesAnswer,
})

/**
 * Whether the customer wants a mail, some days after delivery, that asks for a review of an order · 200 · 400 · 401 ·
 * 404 for another customer's order, and where the shop sends no such mails · 409 once the mail was sent or can no
 * longer be · 502.
 */
export const reviewRequestEndpoint = defineEndpoint({
  isForCustomers: true,
  method: 'POST',
  path: '/{store-api}/review-request',
  body: z.strictObject({ id: idSchema, wanted: z.boolean() }),
  answer: z.object({ wanted: z.boolean() }),
})

/**
 * Does what a browser did to its list of saved products to the account's, and answers that · 200 · 400 · 401 · 502. Its
 * `products` are null where the store's accounts keep no list.
 */
export const savedProductsEndpoint = defineCall(savedProductsCall, {
  isForCustomers: true,
  body: z.strictObject({
    added: z
      .array(z.strictObject({ productId: textSchema(100), slug: textSchema(100), savedAt: z.number() }))
      .check(z.maxLength(SAVED_ADDED_MAX)),
    removed: z.array(textSchema(100)).check(z.maxLength(SAVED_PRODUCTS_MAX)),
  }),
})

/** Puts an order's lines into the cart again · 200 · 400 · 401 · 404 for an order of somebody else · 502. */
export const buyAgainEndpoint = defineEndpoint({
  isForCustomers: true,
  method: 'POST',
  path: '/{store-api}/buy-again',
  body: z.strictObject({ id: idSchema }),
  answer: z.object({
    /** Pieces that were added to the cart. */
    added: z.number(),
    /** Names of the products that could not be added. */
    missing: z.array(z.string()),
  }),
})

const cardsSchema: z.ZodMiniType<readonly SavedCard[]> = z.array(
  z.object({ ...cardShape, id: z.string(), isDefault: z.boolean() }),
)

/** All cards of the account after the change: another one may be the default now. */
const cardsAnswer = z.object({ done: z.literal(true), cards: cardsSchema })

/** The payment vault's token for a card. Digits alone are refused, so that a card number can never be sent here. */
const tokenSchema = z.string().check(z.regex(/^(?!\d+$)[\w-]{8,200}$/))

/** Saves a card by the vault's token · 200 · 400 for a token that is used or expired · 401 · 502. */
export const addCardEndpoint = defineEndpoint({
  isForCustomers: true,
  method: 'POST',
  path: '/{store-api}/cards',
  body: z.strictObject({ token: tokenSchema, isDefault: z.boolean() }),
  answer: cardsAnswer,
})

/**
 * Changes a card's expiry date · 200 · 400, also for a month that has passed · 401 · 404 for a card of somebody else
 * · 502.
 */
export const updateCardEndpoint = defineEndpoint({
  isForCustomers: true,
  method: 'PUT',
  path: '/{store-api}/cards',
  body: z.strictObject({
    id: idSchema,
    expMonth: z.int().check(z.minimum(1), z.maximum(12)),
    expYear: z.int().check(z.minimum(2000), z.maximum(2100)),
  }),
  answer: cardsAnswer,
})

/**
 * Deletes a card. Subscriptions paid with it are moved to `replacementId` first · 200 · 400 · 401 · 404 for a card of
 * somebody else · 409 while subscriptions need it and no replacement is named · 502.
 */
export const deleteCardEndpoint = defineEndpoint({
  isForCustomers: true,
  method: 'DELETE',
  path: '/{store-api}/cards',
  body: z.strictObject({ id: idSchema, replacementId: z.optional(idSchema) }),
  answer: cardsAnswer,
})

/** Makes a card the default for new orders · 200 · 400 · 401 · 404 for a card of somebody else · 502. */
export const setDefaultCardEndpoint = defineEndpoint({
  isForCustomers: true,
  method: 'PUT',
  path: '/{store-api}/cards/default',
  body: z.strictObject({ id: idSchema }),
  answer: cardsAnswer,
})

/** Endpoints of the account, for visitors and customers. */
export const accountEndpoints = {
  login: loginEndpoint,
  logout: logoutEndpoint,
  logoutEmpty: logoutEmptyEndpoint,
  signUp: signUpEndpoint,
  recoverPassword: passwordRecoveryEndpoint,
  setPassword: setPasswordEndpoint,
  updateProfile: updateProfileEndpoint,
  changeEmail: changeEmailEndpoint,
  changePassword: changePasswordEndpoint,
  addAddress: addAddressEndpoint,
  updateAddress: updateAddressEndpoint,
  deleteAddress: deleteAddressEndpoint,
  setDefaultAddress: setDefaultAddressEndpoint,
  addCard: addCardEndpoint,
  updateCard: updateCardEndpoint,
  deleteCard: deleteCardEndpoint,
  setDefaultCard: setDefaultCardEndpoint,
  buyAgain: buyAgainEndpoint,
} satisfies Readonly<Record<string, Endpoint>>
