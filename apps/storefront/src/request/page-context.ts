import { fetchAccount } from '@sorrel/commerce/account'
import type { CommerceClient } from '@sorrel/commerce/client'
import { REQUEST_ID_HEADER } from '@sorrel/contracts/http/request'
import { routes, withLocale } from '@sorrel/contracts/routes'
import type { Account } from '@sorrel/domain/account'
import { cookies, headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { cache } from 'react'
import { createSessionCommerce } from '#backend/commerce.ts'
import { env } from '#config/env.ts'
import type { Market } from './market.ts'
import { getSessionCookie } from '@sorrel/commerce/session-cookie'
import { log } from '#backend/log.ts'
import { loadStoreOrDefaults } from './store.ts'
import { getAvailable, UnavailableError } from '#backend/unavailable.ts'
import { createFailureCounter, type FailureCounter } from '@sorrel/commerce/exchanges'
import { FAILURES_COOKIE } from './failures-cookie.ts'
import { parseFailures } from './failures.ts'
import { createProbes } from './probes.ts'

/**
 * A request as pages know it: the visitor's connection to the service. A page cannot set a cookie, so a token that the
 * service renews meanwhile waits for the next endpoint call: the older one stays valid.
 */
export interface PageContext {
  readonly commerce: CommerceClient
  readonly hasSession: boolean
}

/** The context of the request that a page is made for. */
export const loadPageContext = cache(async (): Promise<PageContext> => {
  const jar = await cookies()
  const token = jar.get(getSessionCookie(env.publicOrigin).name)?.value
  return { commerce: createSessionCommerce({ token }), hasSession: token !== undefined }
})

/** The signed-in customer; null for a visitor. Throws when the service does not answer: that is never "signed out". */
export const loadAccount = cache(async (): Promise<Account | null> => {
  const { commerce, hasSession } = await loadPageContext()
  return hasSession ? getAvailable(await fetchAccount(commerce)) : null
})

/**
 * The same for the frame around a page, which is rendered without the customer's name while the service does not
 * answer.
 */
export async function findAccount(): Promise<Account | null> {
  try {
    return await loadAccount()
  } catch (failure) {
    if (failure instanceof UnavailableError) return null
    throw failure
  }
}

export interface SignedInPageContext extends PageContext {
  readonly account: Account
}

/**
 * The customer's context, before any of their data is read; a visitor goes to log in first and comes back to `path`.
 * See docs/decisions.md#access.
 */
export async function requireAccount(market: Market, path: string): Promise<SignedInPageContext> {
  const account = await loadAccount()
  if (account !== null) return { ...(await loadPageContext()), account }
  const { settings } = await loadStoreOrDefaults(market)
  const place = { locale: market.locale, defaultLocale: settings.store.locale }
  redirect(withLocale(place, routes.login(withLocale(place, path))))
}

/**
 * Log-in pages are for visitors: a customer is redirected to `next`, a path of this shop, or to the account. While the
 * service does not answer, the page is shown. See docs/decisions.md#access.
 */
export async function redirectIfSignedIn(market: Market, next: string | undefined): Promise<void> {
  if ((await findAccount()) === null) return
  const { settings } = await loadStoreOrDefaults(market)
  redirect(
    next ?? withLocale({ locale: market.locale, defaultLocale: settings.store.locale }, routes.account()),
  )
}

/** How a page made per request may ask the service. */
export interface Question {
  /** Of the session. */
  readonly failures: FailureCounter
  /** False in fallback mode while another page of the session asks. */
  readonly mayAsk: boolean
  /** To be called once the service has answered or failed. */
  readonly end: () => void
}

const probes = createProbes()

/** The question of the page that is being made, for all its parts. Only for pages made per request. */
export const loadQuestion = cache(async (): Promise<Question> => {
  const value = (await cookies()).get(FAILURES_COOKIE)?.value
  const failures = createFailureCounter({ failures: parseFailures(value) })
  if (!failures.isOpen()) return { failures, mayAsk: true, end: () => {} }
  const end = probes.start(failures.getFailures().join('.'))
  return { failures, mayAsk: end !== undefined, end: end ?? (() => {}) }
})

/**
 * Logs why a page rendered per request shows fallback data.
 *
 * @returns what the log knows the request by
 */
export async function reportFallback(reason: string): Promise<string | undefined> {
  const id = (await headers()).get(REQUEST_ID_HEADER) ?? undefined
  log.warn({ id, reason }, 'fallback data is shown')
  return id
}
