import { type Cluster } from '../cluster/cluster.ts'
import type { Dice } from './dice.ts'
import type { Entry } from './history.ts'
import { query, type Shopper } from './shopper.ts'

export interface Product {
  readonly id: string
  readonly slug: string
  readonly plans: readonly string[]
}

/** Somebody who has bought something, and still has the session. */
export interface Buyer {
  readonly email: string
  readonly shopper: Shopper
  readonly productId: string
  readonly orderId: string
}

/** What all clients know together. */
export interface Run {
  readonly cluster: Cluster
  readonly products: readonly Product[]
  readonly buyers: Buyer[]
  /** Ids of approved reviews. */
  readonly reviews: string[]
  /** Each reads a cart. */
  readonly carts: (() => Promise<unknown>)[]
  /** The ended sessions, each with a browser that still has it. */
  readonly ended: { readonly key: string; readonly shopper: Shopper }[]
  /** The version of each page that was changed, and when the change began. */
  readonly pages: Map<string, { readonly version: number; readonly at: number }>
  readonly note: (
    entry: Omit<Entry, 'outcome' | 'status' | 'begin' | 'end'>,
    heard: Pick<Entry, 'outcome' | 'status' | 'begin' | 'end'>,
  ) => void
  /** Another number at each call. */
  readonly next: () => number
}

/** A client's turn: one visit, from its beginning to its end. */
export interface Turn {
  readonly run: Run
  readonly dice: Dice
}

interface Listed {
  readonly id: string
  readonly slug: string
  readonly stockTracking: boolean
  readonly options: readonly unknown[]
  readonly purchaseOptions: {
    readonly subscription: { readonly plans: readonly { readonly id: string }[] } | null
  } | null
}

/** Products that need no choice and do not run out. */
export async function readProducts(cluster: Cluster): Promise<readonly Product[]> {
  const { data } = await query<{ products: { results: readonly Listed[] } }>(
    cluster,
    `{ products(limit: 100) { results { id slug stockTracking options { id }
      purchaseOptions { subscription { plans { id } } } } } }`,
  )
  if (data === undefined) throw new Error('The commerce service gives no products')
  return data.products.results
    .filter(({ options, stockTracking }) => options.length === 0 && !stockTracking)
    .map(({ id, slug, purchaseOptions }) => ({
      id,
      slug,
      plans: purchaseOptions?.subscription?.plans.map((plan) => plan.id) ?? [],
    }))
}
