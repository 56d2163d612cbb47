import { setTimeout } from 'node:timers/promises'
import { login, logout, sendResetPasswordMail, signUp, resetPassword } from '@sorrel/commerce/account'
import {
  loginEndpoint,
  logoutEmptyEndpoint,
  logoutEndpoint,
  signUpEndpoint,
  passwordRecoveryEndpoint,
  setPasswordEndpoint,
} from '@sorrel/contracts/http'
import { fetchCart } from '@sorrel/commerce/cart'
import { err, ok } from '@sorrel/domain/result'
import { emptyCart } from '#features/cart/server.ts'
import { routes, withLocale } from '@sorrel/contracts/routes'
import type { RequestContext } from '#service/endpoint/request-context.ts'
import { createHandler } from '#service/endpoint/serve.ts'
import { toUpstreamError } from '#service/endpoint/to-upstream-error.ts'
import { env } from '#service/env.ts'
import { getStoreIndex } from '#routing/store-index.ts'
import { isCommonPassword, refuseCommonPassword } from './common-password.ts'
import { createLoginLimiter } from './login-limiter.ts'
import { keepGuestCart } from './keep-guest-cart.ts'
import {
  loginForm,
  logoutEmptyForm,
  logoutForm,
  signUpForm,
  recoveryForm,
  setPasswordForm,
} from './auth-forms.ts'

/** Shared by all forms that check a password, so that wrong ones count together. */
export const loginLimiter = createLoginLimiter({ kind: 'log-in' })

/**
 * Signs a visitor in and keeps the visitor's cart. Any refusal of the service is the same 401. See
 * docs/specification.md#log-in.
 */
export const handleLogin = createHandler(
  loginEndpoint,
  async ({ body, context }) => {
    const attempt = await loginLimiter.begin({ ...context, email: body.email })
    if (!attempt.ok) return attempt
    const result = await keepGuestCart(context, () => login(context.commerce, body))
    if (result.ok) {
      await attempt.value.succeed()
      return result
    }
    if (result.error.kind !== 'user') {
      await attempt.value.takeBack()
      return toUpstreamError(result.error, 'internal')
    }
    return err({ code: 'unauthenticated', message: 'E-mail or password is wrong' })
  },
  loginForm,
)

/**
 * Ends the session; the cookie then holds a new one, of a visitor. The service keeps the items and works their prices out
 * again, so the cart is read anew.
 */
export const handleLogout = createHandler(logoutEndpoint, ({ context }) => signOut(context), logoutForm)

/** The same on a computer that others use: nothing is left in the cart. */
export const handleLogoutEmpty = createHandler(
  logoutEmptyEndpoint,
  async ({ context }) => {
    const emptied = context.hasSession ? await emptyCart(context) : ok(null)
    return emptied.ok ? signOut(context) : toUpstreamError(emptied.error, 'internal')
  },
  logoutEmptyForm,
)

async function signOut({ commerce, hasSession, noteCart, noteGroup, endSession }: RequestContext) {
  if (!hasSession) return ok({})
  const result = await logout(commerce)
  if (!result.ok) return toUpstreamError(result.error, 'internal')
  endSession()
  noteGroup(undefined)
  const cart = await fetchCart(commerce)
  if (cart.ok) noteCart(cart.value)
  return ok({})
}

const signUpLimiter = createLoginLimiter({ kind: 'sign-up' })

/**
 * Makes an account and signs it in. An e-mail that is taken gets the same 409 as any refusal, so that nobody learns who
 * has an account; its owner gets a recovery mail instead. See docs/specification.md#sign-up and
 * docs/decisions.md#own-endpoints.
 */
export const handleSignUp = createHandler(
  signUpEndpoint,
  async ({ body, context }) => {
    if (await isCommonPassword(body.password)) return refuseCommonPassword()
    const attempt = await signUpLimiter.begin({ ...context, email: body.email })
    if (!attempt.ok) return attempt
    const result = await keepGuestCart(context, () => signUp(context.commerce, body))
    if (result.ok) {
      await attempt.value.succeed()
      return result
    }
    const { error } = result
    if (error.kind !== 'user') {
      await attempt.value.takeBack()
      return toUpstreamError(error, 'internal')
    }
    if (error.reason === 'duplicate') {
      await sendResetPasswordMail(context.commerce, {
        email: body.email,
        passwordResetUrl: await getPasswordResetUrl(context.locale),
      })
    }
    return err({ code: 'conflict', message: 'The service refused the account' })
  },
  signUpForm,
)

const recoveryLimiter = createLoginLimiter({ kind: 'recovery' })

/** No answer comes sooner, so that the time it takes to write a mail does not show who has an account. */
const ANSWER_MIN_MS = 600

/** Asks for a recovery mail: the same answer for a known and an unknown address. Each call counts as a try. */
export const handlePasswordRecovery = createHandler(
  passwordRecoveryEndpoint,
  async ({ body, context }) => {
    const attempt = await recoveryLimiter.begin({ ...context, email: body.email })
    if (!attempt.ok) return attempt
    const passwordResetUrl = await getPasswordResetUrl(context.locale)
    const [result] = await Promise.all([
      sendResetPasswordMail(context.commerce, { email: body.email, passwordResetUrl }),
      setTimeout(ANSWER_MIN_MS),
    ])
    return result.ok ? ok({}) : toUpstreamError(result.error, 'internal')
  },
  recoveryForm,
)

/**
 * Sets a password by the key of a recovery mail. 401 sends the shopper to the page of expired links. See
 * docs/specification.md#forgotten-passwords.
 */
export const handleSetPassword = createHandler(
  setPasswordEndpoint,
  async ({ body, context }) => {
    if (await isCommonPassword(body.password)) return refuseCommonPassword()
    const result = await resetPassword(context.commerce, {
      password: body.password,
      passwordResetKey: body.key,
    })
    if (result.ok) return ok({})
    const { error } = result
    if (error.kind !== 'user') return toUpstreamError(error, 'internal')
    if (error.reason === 'password') {
      const fields = { password: 'validation.password_invalid' }
      return err({ code: 'invalid', message: 'The service refused the password', fields })
    }
    return err({ code: 'expired', message: 'The link has expired or was used' })
  },
  setPasswordForm,
)

const KEY = '{reset_key}'

/** Where the link of a recovery mail leads, in the visitor's language; the service puts its key at the placeholder. */
async function getPasswordResetUrl(chosen: string | undefined): Promise<string> {
  const { locale: defaultLocale, locales } = await getStoreIndex().get()
  const locale = locales.find((known) => known === chosen) ?? defaultLocale
  const path = withLocale({ locale, defaultLocale }, routes.setPassword(KEY))
  return `${env.publicOrigin}${decodeURIComponent(path)}`
}
