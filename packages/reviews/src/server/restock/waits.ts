import { randomUUID } from 'node:crypto'
import { getNearestLocale } from '@sorrel/i18n/locales'
import { and, eq, gt, inArray, isNotNull, isNull, like, lt, or } from 'drizzle-orm'
import type { ReviewsDatabase } from '../data/database.ts'
import { restockWaits, reviewMails } from '../data/schema.ts'
import type { JobQueue } from '../job-queue.ts'
import { toMailAddressId } from '../requests/unsubscribing.ts'
import {
  createRestockLinks,
  type RestockLinkOptions,
  type RestockLinks,
  STOP_PATH,
  type Waiting,
} from './restock-links.ts'
import { toConfirmMail, type WaitedProduct } from './restock-mail.ts'

const HOUR_MS = 3_600_000
/** An address gets a mail with a link to confirm at most once in this time, for each thing it waits for. */
const ASK_AGAIN_MS = HOUR_MS
/** Without a confirmation within this time a wait is forgotten. */
const CONFIRM_MS = 48 * HOUR_MS
const FORGOTTEN_MS = 365 * 24 * HOUR_MS

export interface WaitStoreOptions extends RestockLinkOptions {
  readonly db: ReviewsDatabase
  readonly jobs: JobQueue
  readonly now: () => Date
}

/** Somebody's wish to hear of a product. */
export interface Wish {
  readonly email: string
  /** BCP 47. */
  readonly locale: string
  readonly productId: string
  /** Empty for any variant. */
  readonly variantId: string
  readonly product: WaitedProduct
}

/** The addresses that wait for products. */
export interface WaitStore {
  /** Stores a wish and writes the mail with the link to confirm it, unless one was written within the last hour. */
  add(wish: Wish): Promise<void>
  /** Whether there is such a wait. From now on it gets its mail; a product that is back already is mailed at once. */
  confirm(waitId: string): Promise<boolean>
  /** Deletes what an address waits for, with its unsent mails: one product, or all. */
  remove(waiting: Waiting, products: 'one' | 'all'): Promise<void>
}

export function createWaitStore(options: WaitStoreOptions): WaitStore {
  const { db } = options
  const parts = { ...options, links: createRestockLinks(options) }
  return {
    add: (wish) => db.transaction((tx) => addWait(tx, parts, wish)),
    confirm: (waitId) => db.transaction((tx) => confirmWait(tx, parts, waitId)),
    remove: (waiting, products) =>
      db.transaction(async (tx) => {
        const isTheirs = eq(restockWaits.addressId, waiting.addressId)
        const isMeant = products === 'all' ? undefined : eq(restockWaits.productId, waiting.productId)
        await tx.delete(restockWaits).where(and(isTheirs, isMeant))
        await removeUnsent(tx, parts, { waiting, products })
      }),
  }
}

interface StoreParts extends WaitStoreOptions {
  readonly links: RestockLinks
}

async function addWait(
  tx: ReviewsDatabase,
  { links, jobs, now, secrets }: StoreParts,
  { email, locale: wanted, productId, variantId, product }: Wish,
): Promise<void> {
  const addressId = toMailAddressId(email, secrets)
  const locale = getNearestLocale(wanted)
  const asked = { email, locale, dateAsked: now() }
  const before = new Date(now().getTime() - ASK_AGAIN_MS)
  const { dateConfirmed, dateAsked } = restockWaits
  const [wait] = await tx
    .insert(restockWaits)
    .values({ id: randomUUID(), addressId, productId, variantId, ...asked })
    .onConflictDoUpdate({
      target: [restockWaits.addressId, restockWaits.productId, restockWaits.variantId],
      set: asked,
      setWhere: and(isNull(dateConfirmed), lt(dateAsked, before)),
    })
    .returning({ id: restockWaits.id })
  if (wait === undefined) return
  const [confirmUrl, stopUrl] = await Promise.all([
    links.toConfirmUrl(wait.id),
    links.toStopUrl({ addressId, productId }),
  ])
  const mail = await toConfirmMail({ email, locale, product, confirmUrl, stopUrl })
  await tx.insert(reviewMails).values({ ...mail, dateCreated: now() })
  await jobs.sendMail(tx, mail.id)
}

async function confirmWait(tx: ReviewsDatabase, { jobs, now }: StoreParts, waitId: string): Promise<boolean> {
  const { id, dateConfirmed, dateAsked, productId } = restockWaits
  const isFresh = gt(dateAsked, new Date(now().getTime() - CONFIRM_MS))
  const [wait] = await tx
    .update(restockWaits)
    .set({ dateConfirmed: now() })
    .where(and(eq(id, waitId), or(isNotNull(dateConfirmed), isFresh)))
    .returning({ productId })
  if (wait !== undefined) await jobs.lookAtStock(tx, wait.productId)
  return wait !== undefined
}

interface Removal {
  readonly waiting: Waiting
  readonly products: 'one' | 'all'
}

/** Only the link of a mail tells what it is about. */
async function removeUnsent(
  tx: ReviewsDatabase,
  { links, secrets }: StoreParts,
  { waiting, products }: Removal,
): Promise<void> {
  const { id, recipient, unsubscribeUrl, dateSent } = reviewMails
  const unsent = await tx
    .select({ id, recipient, unsubscribeUrl })
    .from(reviewMails)
    .where(and(isNull(dateSent), like(unsubscribeUrl, `%${STOP_PATH}?%`)))
  const stopUrls = new Set<string | null>(await links.toStopUrls(waiting))
  const isMeant = (mail: (typeof unsent)[number]) =>
    products === 'all'
      ? toMailAddressId(mail.recipient, secrets) === waiting.addressId
      : stopUrls.has(mail.unsubscribeUrl)
  const ids = unsent.filter(isMeant).map((mail) => mail.id)
  if (ids.length > 0) await tx.delete(reviewMails).where(inArray(id, ids))
}

/** Deletes waits that nobody confirmed in two days, and those of a year ago. */
export async function forgetWaits(db: ReviewsDatabase, now: Date): Promise<void> {
  const before = (ms: number) => lt(restockWaits.dateAsked, new Date(now.getTime() - ms))
  const isUnconfirmed = and(isNull(restockWaits.dateConfirmed), before(CONFIRM_MS))
  await db.delete(restockWaits).where(or(isUnconfirmed, before(FORGOTTEN_MS)))
}

/** The products that a confirmed address waits for. */
export async function findWaitedProducts(db: ReviewsDatabase): Promise<readonly string[]> {
  const { productId, dateConfirmed } = restockWaits
  const rows = await db.selectDistinct({ productId }).from(restockWaits).where(isNotNull(dateConfirmed))
  return rows.map((row) => row.productId)
}
