import type { Picture } from '@sorrel/domain/product'
import { parseNext, routes } from '@sorrel/contracts/routes'
import { cache } from 'react'
import type { FormShape, FormState } from '#form/form-shape.ts'
import { loadFormState } from '#form/load-flash.ts'
import type { Loaded } from '#shop/load-or-fallback.ts'
import type { Market } from '#request/market.ts'
import { getMetadata } from '#shop/metadata.ts'
import type { FlashMessage } from '#form/flash-message.ts'
import { loadCategories } from '#request/records.ts'
import { loadLastStore } from '#request/store.ts'
import { redirectIfSignedIn } from '#request/page-context.ts'
import { createShopView } from '#shop/create-shop-view.ts'
import { loginForm, recoveryForm, setPasswordForm, signUpForm } from './auth-forms.ts'

interface FormScreenProps {
  /** The page's own path, locale included. */
  readonly from: string
  /** State of the rejected submission, or the initial state. */
  readonly form: FormState
}

export type PasswordRecoveryScreenProps = FormScreenProps
export type SetPasswordExpiredScreenProps = FormScreenProps

export interface SignUpScreenProps extends FormScreenProps {
  /** Where to go after log-in: a path of this shop, locale included. */
  readonly next: string
  /** Whether a page that needs the account redirected here. */
  readonly isSentHere: boolean
  /** Beside the form: that of the first category which has one. */
  readonly picture: Picture | undefined
}

export interface LoginScreenProps extends SignUpScreenProps {
  readonly flashMessage: FlashMessage | undefined
}

export interface SetPasswordScreenProps extends FormScreenProps {
  /** From the link of the recovery mail. */
  readonly passwordKey: string
}

type AuthLayout =
  | 'login'
  | 'signup'
  | 'forgot_password'
  | 'check_email'
  | 'set_password'
  | 'set_password_expired'
  | 'set_password_success'

interface AuthPagePlan {
  readonly market: Market
  readonly path: string
  readonly page: AuthLayout
}

/** Pages of text only, which are the same for every visitor. */
const loadPlain = cache(async (market: Market, path: string, page: AuthLayout): Promise<Loaded<object>> => {
  const store = await loadLastStore(market)
  const titles = [store.t(`account.${page}.title`)]
  const metadata = getMetadata(store, { market, path, titles, isPrivate: true })
  return { metadata, shop: createShopView(store, market), screen: {} }
})

async function loadForm(
  shape: Pick<FormShape, 'name'>,
  { market, path, page }: AuthPagePlan,
): Promise<Loaded<FormScreenProps>> {
  const { metadata, shop } = await loadPlain(market, path, page)
  const form = await loadFormState(shape.name)
  return { metadata, shop, screen: { from: shop.toHref(path), form } }
}

/**
 * Where log-in and sign-up lead: `next`, encoded as a `Location` must be, when it is a path of this shop, else
 * undefined. See docs/decisions.md#access.
 */
export function getNextPath(query: string): string | undefined {
  const next = parseNext(new URLSearchParams(query).get('next'))
  if (next === undefined) return undefined
  const { pathname, search, hash } = new URL(next, 'http://shop.invalid')
  return pathname + search + hash
}

export function loadLogin(market: Market, query: string): Promise<Loaded<SignUpScreenProps>> {
  return loadSignIn(loginForm, query, {
    market,
    path: routes.login(getNextPath(query)),
    page: 'login',
  })
}

export function loadSignUp(market: Market, query: string): Promise<Loaded<SignUpScreenProps>> {
  return loadSignIn(signUpForm, query, { market, path: routes.signUp(getNextPath(query)), page: 'signup' })
}

async function loadSignIn(
  shape: Pick<FormShape, 'name'>,
  query: string,
  plan: AuthPagePlan,
): Promise<Loaded<SignUpScreenProps>> {
  const next = getNextPath(query)
  await redirectIfSignedIn(plan.market, next)
  const [{ metadata, shop, screen }, categories] = await Promise.all([
    loadForm(shape, plan),
    loadCategories(plan.market),
  ])
  return {
    metadata,
    shop,
    screen: {
      ...screen,
      picture: categories.find(({ image }) => image !== undefined)?.image,
      next: next ?? shop.toHref(routes.account()),
      isSentHere: next !== undefined,
    },
  }
}

export function loadPasswordRecovery(market: Market): Promise<Loaded<PasswordRecoveryScreenProps>> {
  return loadForm(recoveryForm, { market, path: routes.passwordRecovery(), page: 'forgot_password' })
}

export function loadCheckEmail(market: Market): Promise<Loaded<object>> {
  return loadPlain(market, routes.passwordRecoverySent(), 'check_email')
}

/** The key comes from the address, decoded; using it shows whether it works. */
export async function loadSetPassword(market: Market, key: string): Promise<Loaded<SetPasswordScreenProps>> {
  const passwordKey = decodeURIComponent(key)
  const path = routes.setPassword(passwordKey)
  const { screen, ...page } = await loadForm(setPasswordForm, { market, path, page: 'set_password' })
  return { ...page, screen: { ...screen, passwordKey } }
}

export function loadSetPasswordExpired(
  market: Market,
  key: string,
): Promise<Loaded<SetPasswordExpiredScreenProps>> {
  const path = routes.setPasswordExpired(decodeURIComponent(key))
  return loadForm(recoveryForm, { market, path, page: 'set_password_expired' })
}

export function loadSetPasswordSuccess(market: Market): Promise<Loaded<object>> {
  return loadPlain(market, routes.setPasswordSuccess(), 'set_password_success')
}
