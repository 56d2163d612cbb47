import { parseNext, routes } from '@sorrel/contracts/routes'
import type { Words } from '@sorrel/i18n/message'
import { cache } from 'react'
import { getClientWords } from '#platform/client-words.ts'
import type { Loaded, ScreenProps } from '#platform/loaded.ts'
import type { Market } from '#platform/market.ts'
import { getMetadata } from '#platform/metadata.ts'
import { getScreenProps } from '#platform/screen-props.ts'
import { loadStore } from '#platform/store.ts'

export type CheckEmailScreenProps = ScreenProps
export type PasswordRecoveryScreenProps = ScreenProps
export type SetPasswordExpiredScreenProps = ScreenProps
export type SetPasswordSuccessScreenProps = ScreenProps

export interface LoginScreenProps extends ScreenProps {
  /** Where to go after log-in: a path of this shop. */
  readonly next: string
  /** Messages of the form. */
  readonly words: Words
}

export type SignUpScreenProps = LoginScreenProps

export interface SetPasswordScreenProps extends ScreenProps {
  /** From the link of the recovery mail. */
  readonly passwordKey: string
}

type Title =
  `account.${'login' | 'signup' | 'forgot_password' | 'check_email' | 'set_password' | 'set_password_expired' | 'set_password_success'}.title`

/** Words only: these pages know nothing of the visitor. */
const loadPlain = cache(async (market: Market, path: string, title: Title): Promise<Loaded<ScreenProps>> => {
  const store = await loadStore(market)
  const metadata = getMetadata(store, { market, path, titles: [store.t(title)], isPrivate: true })
  return { metadata, screen: getScreenProps(store, market) }
})

/** Words that a form before the account shows in the browser. */
async function loadFormWords(market: Market, form: string): Promise<Words> {
  const { settings } = await loadStore(market)
  return getClientWords(market.locale, settings.lang, [form, 'account.fields', 'validation', 'a11y'])
}

/** Where log-in and sign-up lead: `next` when it is a path of this shop, else the orders. Decisions "Access". */
export function getNextPath(query: string): string {
  return parseNext(new URLSearchParams(query).get('next')) ?? routes.orders()
}

export async function loadLogin(market: Market, query: string): Promise<Loaded<LoginScreenProps>> {
  const { metadata, screen } = await loadPlain(market, routes.login(), 'account.login.title')
  return {
    metadata,
    screen: { ...screen, next: getNextPath(query), words: await loadFormWords(market, 'account.login') },
  }
}

export async function loadSignUp(market: Market, query: string): Promise<Loaded<SignUpScreenProps>> {
  const { metadata, screen } = await loadPlain(market, routes.signUp(), 'account.signup.title')
  return {
    metadata,
    screen: { ...screen, next: getNextPath(query), words: await loadFormWords(market, 'account.signup') },
  }
}

export function loadPasswordRecovery(market: Market): Promise<Loaded<PasswordRecoveryScreenProps>> {
  return loadPlain(market, routes.passwordRecovery(), 'account.forgot_password.title')
}

export function loadCheckEmail(market: Market): Promise<Loaded<CheckEmailScreenProps>> {
  return loadPlain(market, routes.passwordRecoverySent(), 'account.check_email.title')
}

export async function loadSetPassword(market: Market, key: string): Promise<Loaded<SetPasswordScreenProps>> {
  const { metadata, screen } = await loadPlain(market, routes.setPassword(key), 'account.set_password.title')
  return { metadata, screen: { ...screen, passwordKey: decodeURIComponent(key) } }
}

export function loadSetPasswordExpired(market: Market): Promise<Loaded<SetPasswordExpiredScreenProps>> {
  return loadPlain(market, routes.passwordRecovery(), 'account.set_password_expired.title')
}

export function loadSetPasswordSuccess(market: Market): Promise<Loaded<SetPasswordSuccessScreenProps>> {
  return loadPlain(market, routes.setPasswordSuccess(), 'account.set_password_success.title')
}
