import { parseLogin, parsePasswordRecovery, parseSetPassword, parseSignUp } from '@sorrel/contracts/forms'
import {
  type EndpointAnswer,
  loginEndpoint,
  logoutEmptyEndpoint,
  logoutEndpoint,
  passwordRecoveryEndpoint,
  setPasswordEndpoint,
  signUpEndpoint,
} from '@sorrel/contracts/http'
import { ok } from '@sorrel/domain/result'
import type { FormShape } from '#form/form-shape.ts'
import type { PartialSuccess } from '#form/flash-message.ts'
import { SHOP_CONFIG } from '#config/shop-config.ts'

/** The flash message about the visitor's cart after a sign-in; nothing where it was empty. */
export const cartNews: PartialSuccess<EndpointAnswer<typeof loginEndpoint>> = {
  missing: 'account.guest_cart.lost',
  complete: 'account.guest_cart.kept',
  read: ({ bag }) => bag && { missing: bag.lost, count: bag.kept },
}

/** E-mail and password. Every refusal of the credentials reads the same. See docs/specification.md#log-in. */
export const loginForm: FormShape<typeof loginEndpoint> = {
  name: 'login',
  endpoint: loginEndpoint,
  fields: ['email', 'password'],
  secrets: ['password'],
  parse: parseLogin,
  errors: {
    unauthenticated: 'account.login.error_invalid',
    throttled: 'account.login.error_throttled',
    otherwise: 'account.login.error_server',
  },
  flashes: { done: cartNews },
}

/** Names, e-mail and a password as long as the house asks. A refusal does not say whether the e-mail is taken. See docs/specification.md#sign-up. */
export const signUpForm: FormShape<typeof signUpEndpoint> = {
  name: 'sign-up',
  endpoint: signUpEndpoint,
  fields: ['firstName', 'lastName', 'email', 'password'],
  secrets: ['password'],
  parse: (values) => {
    const input = parseSignUp(values, SHOP_CONFIG)
    if (!input.ok) return input
    const { firstName, lastName, email, password } = input.value
    return ok({ firstName, lastName, email, password })
  },
  errors: {
    invalid: 'account.signup.error_refused',
    conflict: 'account.signup.error_refused',
    throttled: 'account.signup.error_throttled',
    otherwise: 'account.signup.error_server',
  },
  flashes: { done: cartNews },
}

/** An e-mail address, known or not: the answer is the same. See docs/specification.md#forgotten-passwords. */
export const recoveryForm: FormShape<typeof passwordRecoveryEndpoint> = {
  name: 'password-recovery',
  endpoint: passwordRecoveryEndpoint,
  fields: ['email'],
  parse: parsePasswordRecovery,
  errors: {
    throttled: 'account.forgot_password.error_throttled',
    otherwise: 'account.forgot_password.error',
  },
}

/** Two equal passwords as long as the house asks, and the key of the recovery mail. See docs/specification.md#forgotten-passwords. */
export const setPasswordForm: FormShape<typeof setPasswordEndpoint> = {
  name: 'set-password',
  endpoint: setPasswordEndpoint,
  fields: ['key', 'password', 'confirmPassword'],
  secrets: ['key', 'password', 'confirmPassword'],
  parse: (values) => {
    const input = parseSetPassword(values, SHOP_CONFIG)
    return input.ok
      ? ok({ key: typeof values.key === 'string' ? values.key : '', password: input.value.password })
      : input
  },
  errors: {
    throttled: 'account.forgot_password.error_throttled',
    otherwise: 'account.set_password.error',
  },
  rejectedPages: { expired: 'expired' },
}

/** Logs out and empties the cart, for a computer that others use. */
export const logoutEmptyForm: FormShape<typeof logoutEmptyEndpoint> = {
  name: 'logout-empty',
  endpoint: logoutEmptyEndpoint,
  fields: [],
  parse: () => ok({}),
  errors: { otherwise: 'account.logout.error' },
  flashes: {
    done: { key: 'account.logout.success_empty', tone: 'info' },
    rejected: { otherwise: 'errors.try_later' },
  },
}

export const logoutForm: FormShape<typeof logoutEndpoint> = {
  name: 'logout',
  endpoint: logoutEndpoint,
  fields: [],
  parse: () => ok({}),
  errors: { otherwise: 'account.logout.error' },
  flashes: {
    done: { key: 'account.logout.success', tone: 'info' },
    rejected: { otherwise: 'errors.try_later' },
  },
}
