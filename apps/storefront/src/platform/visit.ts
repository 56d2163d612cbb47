import { fetchAccount } from '@sorrel/commerce/account'
import type { CommerceClient } from '@sorrel/commerce/client'
import { routes, withLocale } from '@sorrel/contracts/routes'
import type { Account } from '@sorrel/domain/account'
import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import { cache } from 'react'
import { createSessionCommerce } from './commerce.ts'
import { env } from './env.ts'
import type { Market } from './market.ts'
import { getSessionCookie } from './session-cookie.ts'
import { loadStoreOrDefaults } from './store.ts'
import { getAvailable, UnavailableError } from './unavailable.ts'

/** One visitor's connection for the time of one page. Pages only read, so a renewed token is left to the next endpoint call. */
export interface Visit {
  readonly commerce: CommerceClient
  readonly hasSession: boolean
}

/** The visit of the request that a page is made for. */
export const loadVisit = cache(async (): Promise<Visit> => {
  const jar = await cookies()
  const token = jar.get(getSessionCookie(env.publicOrigin).name)?.value
  return { commerce: createSessionCommerce({ token }), hasSession: token !== undefined }
})

/** The signed-in customer; null for a visitor. Throws when the service does not answer: that is never "signed out". */
export const loadAccount = cache(async (): Promise<Account | null> => {
  const { commerce, hasSession } = await loadVisit()
  return hasSession ? getAvailable(await fetchAccount(commerce)) : null
})

/** The same for the frame around a page, which shows without the customer's name while the service does not answer. */
export async function findAccount(): Promise<Account | null> {
  try {
    return await loadAccount()
  } catch (failure) {
    if (failure instanceof UnavailableError) return null
    throw failure
  }
}

export interface SignedInVisit extends Visit {
  readonly account: Account
}

/** The customer's visit, before any of their data is read; a visitor goes to log in first and comes back to `path`. See docs/decisions.md#access. */
export async function requireAccount(market: Market, path: string): Promise<SignedInVisit> {
  const account = await loadAccount()
  if (account !== null) return { ...(await loadVisit()), account }
  const { settings } = await loadStoreOrDefaults(market)
  const place = { locale: market.locale, defaultLocale: settings.store.locale }
  redirect(withLocale(place, routes.login(withLocale(place, path))))
}

/**
 * Doors are for visitors: a customer goes on to `next`, a path of this shop, or to the orders. While the service does
 * not say who it is, the door stays. See docs/decisions.md#access.
 */
export async function leaveDoor(market: Market, next: string | undefined): Promise<void> {
  if ((await findAccount()) === null) return
  const { settings } = await loadStoreOrDefaults(market)
  redirect(
    next ?? withLocale({ locale: market.locale, defaultLocale: settings.store.locale }, routes.orders()),
  )
}
