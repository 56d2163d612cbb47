import { checkTokenValidity, fetchAccount } from '@sorrel/commerce/account'
import { type CommerceClient, createCommerceClient } from '@sorrel/commerce/client'
import { createRetryBudget } from '@sorrel/commerce/exchanges'
import { fetchOrders } from '@sorrel/commerce/orders'
import type { Account } from '@sorrel/domain/account'
import type { Order } from '@sorrel/domain/order'
import { readCookie } from '@sorrel/contracts/http/request'
import type { PurchaseOrder, ReviewSession } from '@sorrel/reviews/server'
import type { Config } from './config.ts'
import type { Logger } from '@sorrel/service/log'

/** An account with more orders than this many pages of a hundred sees the newest of them. */
const MAX_PAGES = 20
const NOT_PLACED: ReadonlySet<Order['status']> = new Set(['canceled', 'draft'])

export interface SessionOptions {
  readonly config: Pick<Config, 'commerceUrl' | 'commerceGraphqlPath' | 'commercePublicKey' | 'storefrontUrl'>
  readonly log: Pick<Logger, 'warn'>
}

/** Reads the storefront's cookie and asks the commerce service whose it is. See docs/decisions.md#reviews. */
export function createGetSession({
  config,
  log,
}: SessionOptions): (request: Request) => Promise<ReviewSession> {
  const cookie = config.storefrontUrl.startsWith('https:') ? '__Host-session' : 'session'
  const retryBudget = createRetryBudget()
  return async (request) => {
    const token = readToken(request, cookie)
    if (token === undefined) return { kind: 'visitor' }
    const client = createCommerceClient({
      url: config.commerceUrl,
      graphqlPath: config.commerceGraphqlPath,
      publicKey: config.commercePublicKey,
      getSession: () => token,
      retryBudget,
    })
    const [owner, account] = await Promise.all([checkTokenValidity(client), fetchAccount(client)])
    if (!owner.ok || !account.ok) {
      const reason = owner.ok ? account : owner
      log.warn({ reason: reason.ok ? undefined : reason.error.kind }, 'the commerce service does not answer')
      return { kind: 'unavailable' }
    }
    if (owner.value === null || account.value === null) return { kind: 'visitor' }
    return {
      kind: 'customer',
      accountId: owner.value,
      displayName: getDisplayName(account.value),
      email: account.value.email,
      findOrders: (productId) => findOrders(client, productId),
    }
  }
}

/** The token of a session; undefined where the cookie is missing, empty or broken: then the caller is a stranger. */
function readToken(request: Request, name: string): string | undefined {
  const value = readCookie(request, name)
  if (value === undefined || value === '') return undefined
  try {
    return decodeURIComponent(value)
  } catch {
    return undefined
  }
}

/** First name and initial: `Alice B.` */
export function getDisplayName({ firstName, lastName, name }: Account): string {
  const [first = '', ...rest] = name.trim().split(/\s+/)
  const shown = firstName.trim() || first
  const [initial] = lastName.trim() || (rest.at(-1) ?? '')
  if (shown === '') return 'Anonymous'
  return initial === undefined ? shown : `${shown} ${initial.toUpperCase()}.`
}

/** Undefined when the service does not answer. */
async function findOrders(
  client: CommerceClient,
  productId: string,
): Promise<readonly PurchaseOrder[] | undefined> {
  const found: PurchaseOrder[] = []
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const answer = await fetchOrders(client, { page })
    if (!answer.ok) return undefined
    found.push(...(answer.value?.orders ?? []).flatMap((order) => toPurchase(order, productId)))
    if (page >= (answer.value?.pageCount ?? 1)) break
  }
  return found
}

/** Whoever has bought a bundle has bought its parts. */
function toPurchase(order: Order, productId: string): readonly PurchaseOrder[] {
  const bought = order.items.flatMap((line) => [line, ...(line.bundle ?? [])])
  const item = bought.find((line) => line.productId === productId)
  if (item === undefined || NOT_PLACED.has(order.status)) return []
  return [{ id: order.id, date: order.dateCreated, product: { name: item.name, slug: item.slug } }]
}
