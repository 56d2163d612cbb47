import { getNearestLocale } from '@sorrel/i18n/locales'
import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import type { ReviewsDatabase } from '../data/database.ts'
import { restockWaits, type RestockWaitRow, reviewMails } from '../data/schema.ts'
import type { JobQueue } from '../job-queue.ts'
import { createRestockLinks, type RestockLinkOptions, type RestockLinks } from './restock-links.ts'
import { toRestockMail } from './restock-mail.ts'
import { findPart, type FindStock, type StockedProduct } from './stocked-product.ts'

/** Mails per transaction: a job that ends early loses no more than this much work, and no mail. */
const CHUNK = 200

/** Settings of the mails about products that are back. */
export interface RestockMails extends RestockLinkOptions {
  readonly findStock: FindStock
  /** Address of a product in the shop, with a variant chosen. */
  readonly toProductUrl: (product: {
    readonly slug: string
    readonly variantId?: string | undefined
  }) => string
  /** Minutes between looks at all that somebody waits for, which make up for lost notices: 1 to 59. Default: 5. */
  readonly roundMinutes?: number | undefined
}

export interface WriteRestockOptions extends RestockMails {
  readonly db: ReviewsDatabase
  readonly queue: JobQueue
  readonly now: () => Date
}

/**
 * Looks at a product's stock and writes the mails to those who wait for what is back, each once: the wait is removed
 * with it. Where many wait, another job goes on. Rejects when the store does not answer.
 */
export async function writeRestockMails(
  { db, queue, now, findStock, toProductUrl, ...options }: WriteRestockOptions,
  productId: string,
): Promise<void> {
  const links = createRestockLinks(options)
  for (const locale of await findLocales(db, productId)) {
    const product = await findStock(productId, locale)
    if (product === undefined) throw new Error('The store does not answer.')
    if (product === null) return
    await db.transaction(async (tx) => {
      const waits = await takeWaits(tx, product, locale)
      for (const wait of waits) {
        const mail = await toMail(wait, { product, links, toProductUrl })
        await tx.insert(reviewMails).values({ ...mail, dateCreated: now() })
        await queue.sendMail(tx, mail.id)
      }
      if (waits.length >= CHUNK) await queue.lookAtStock(tx, productId)
    })
  }
}

async function findLocales(db: ReviewsDatabase, productId: string): Promise<readonly string[]> {
  const { locale, dateConfirmed } = restockWaits
  const isWaiting = and(eq(restockWaits.productId, productId), isNotNull(dateConfirmed))
  const rows = await db.selectDistinct({ locale }).from(restockWaits).where(isWaiting)
  return rows.map((row) => row.locale)
}

/** Removes waits for what is back. Two jobs at once take different ones. */
async function takeWaits(
  tx: ReviewsDatabase,
  product: StockedProduct,
  locale: string,
): Promise<readonly RestockWaitRow[]> {
  const ids = ['', ...product.variants.map(({ id }) => id)]
  const back = ids.filter((id) => findPart(product, id)?.isAvailable === true)
  if (back.length === 0) return []
  const { id, productId, variantId, dateConfirmed } = restockWaits
  const due = tx
    .select({ id })
    .from(restockWaits)
    .where(
      and(
        eq(productId, product.id),
        eq(restockWaits.locale, locale),
        inArray(variantId, back),
        isNotNull(dateConfirmed),
      ),
    )
    .orderBy(dateConfirmed)
    .limit(CHUNK)
    .for('update', { skipLocked: true })
  return tx.delete(restockWaits).where(inArray(id, due)).returning()
}

interface MailSources extends Pick<RestockMails, 'toProductUrl'> {
  readonly product: StockedProduct
  readonly links: RestockLinks
}

async function toMail(
  { email, locale, addressId, productId, variantId }: RestockWaitRow,
  { product, links, toProductUrl }: MailSources,
) {
  return toRestockMail({
    email,
    locale: getNearestLocale(locale),
    product: findPart(product, variantId) ?? product,
    productUrl: toProductUrl({ slug: product.slug, variantId: variantId || undefined }),
    stopUrl: await links.toStopUrl({ addressId, productId }),
  })
}
