import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  encodePicture,
  type EncodedPicture,
  recountRatings,
  reviewImages,
  reviews,
  reviewVotes,
  toVoteWeight,
} from '@sorrel/reviews/server'
import type { Service } from '../service.ts'
import { getAuthor, toSandboxId } from './authors.ts'
import demo from './reviews.json' with { type: 'json' }

const DAY_MS = 24 * 60 * 60_000
const MOST_VOTES = 14

/** In the order of the sandbox's plan, which gives each product its buyers. */
export const DEMO_REVIEWS: readonly {
  readonly slug: string
  readonly name: string
  /** The last ones wait for approval. */
  readonly pending: number
  readonly reviews: readonly {
    readonly rating: number
    readonly title: string
    readonly body: string
    readonly photo?: string
  }[]
}[] = demo

type Parts = Pick<Service, 'db' | 'pictures'>

export async function isSeeded({ db }: Pick<Service, 'db'>): Promise<boolean> {
  return (await db.select({ id: reviews.id }).from(reviews).limit(1)).length > 0
}

/** Writes the demo reviews: the same ids, authors and words every time, on the orders of the sandbox's customers. */
export async function writeSeed(
  { db, pictures }: Parts,
  photoFolder: string,
  now = new Date(),
): Promise<void> {
  const rows = DEMO_REVIEWS.flatMap((product, index) => toRows(product, index, now))
  const photos = await writePhotos({ pictures, rows, photoFolder })
  await db.transaction(async (tx) => {
    await tx.insert(reviews).values(rows.map(({ review }) => review))
    await tx.insert(reviewImages).values([...photos])
    await tx.insert(reviewVotes).values(rows.flatMap(toVotes))
    await recountRatings(tx)
  })
}

interface SeedRow {
  readonly review: typeof reviews.$inferInsert & { readonly id: string; readonly helpfulCount: number }
  readonly photo: string | undefined
}

function toRows(product: (typeof DEMO_REVIEWS)[number], productIndex: number, now: Date): readonly SeedRow[] {
  const { slug, name, reviews: texts, pending } = product
  return texts.map(({ rating, title, body, photo }, place) => {
    const author = getAuthor(productIndex, place)
    const isPending = place >= texts.length - pending
    const dateCreated = new Date(
      now.getTime() - getDaysAgo(author.orderDaysAgo, { productIndex, place, isPending }),
    )
    const helpfulCount = isPending ? 0 : getVotes({ rating, place, hasPhoto: photo !== undefined })
    const review = {
      id: toId('review', slug, author.email),
      productId: toSandboxId('product', slug),
      productName: name,
      productSlug: slug,
      accountId: author.accountId,
      orderId: author.orderId,
      status: isPending ? ('pending' as const) : ('approved' as const),
      rating,
      title,
      body,
      userName: author.name,
      email: author.email,
      locale: 'en',
      isVerified: true,
      helpfulCount,
      helpfulScore: helpfulCount * toVoteWeight(dateCreated),
      dateCreated,
      dateDecided: isPending ? null : dateCreated,
    }
    return { review, photo }
  })
}

/** Some days after the delivery, spread until today; pending reviews are from this week. */
function getDaysAgo(
  orderDaysAgo: number,
  { productIndex, place, isPending }: { productIndex: number; place: number; isPending: boolean },
): number {
  const days = isPending
    ? 1 + (place % 5)
    : orderDaysAgo - 8 - ((place * 37 + productIndex * 11) % (orderDaysAgo - 20))
  return days * DAY_MS - ((place * 7919 + productIndex * 104_729) % 50_000) * 1000
}

function getVotes({ rating, place, hasPhoto }: { rating: number; place: number; hasPhoto: boolean }): number {
  const interest = (place * 5 + rating * 3) % 9
  return Math.min(MOST_VOTES, Math.max(0, interest - 3) + (hasPhoto ? 7 : 0) + (rating <= 2 ? 2 : 0))
}

function toVotes({ review }: SeedRow) {
  return Array.from({ length: review.helpfulCount }, (_, index) => ({
    reviewId: review.id,
    visitorId: `demo-${index}`,
    weight: toVoteWeight(review.dateCreated),
    dateCreated: review.dateCreated,
  }))
}

interface PhotoParts extends Pick<Service, 'pictures'> {
  readonly rows: readonly SeedRow[]
  readonly photoFolder: string
}

async function writePhotos({ pictures, rows, photoFolder }: PhotoParts) {
  const images = []
  for (const { review, photo } of rows) {
    if (photo === undefined) continue
    const id = toId('picture', photo)
    const { sizes, files } = await encode(join(photoFolder, photo))
    await pictures.remove(id)
    await pictures.write(id, files)
    images.push({ id, reviewId: review.id, position: 0, sizes })
  }
  return images
}

async function encode(file: string): Promise<EncodedPicture> {
  const encoded = await encodePicture(await readFile(file))
  if (!encoded.ok) throw new Error(`${file} is no picture`)
  return encoded.value
}

function toId(...parts: readonly string[]): string {
  return createHash('sha256').update(parts.join('/')).digest('hex').slice(0, 32)
}
