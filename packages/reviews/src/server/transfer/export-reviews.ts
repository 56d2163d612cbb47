import { asc, inArray } from 'drizzle-orm'
import type { ReviewsDatabase } from '../data/database.ts'
import { reviewImages, type ReviewRow, reviews } from '../data/schema.ts'
import { toPictureData } from '../reviews/to-picture-data.ts'
import { RECORD_FIELDS } from './review-record.ts'

const BATCH = 500

export type ExportFormat = 'csv' | 'jsonl'

export const EXPORT_TYPES: Readonly<Record<ExportFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  jsonl: 'application/x-ndjson; charset=utf-8',
}

export interface ExportOptions {
  readonly db: ReviewsDatabase
  readonly format: ExportFormat
  /** Origin under which the shop serves the pictures of approved reviews. */
  readonly origin: string
}

/** All reviews, oldest first, as a stream of lines that an import reads. */
export function exportReviews({ db, format, origin }: ExportOptions): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  const toLine =
    format === 'csv' ? toCsvLine : (record: Readonly<Record<string, Value>>) => JSON.stringify(record)
  let after = 0
  return new ReadableStream({
    start: (controller) => {
      if (format === 'csv') controller.enqueue(encoder.encode(`${RECORD_FIELDS.join(',')}\r\n`))
    },
    pull: async (controller) => {
      const rows = await db
        .select()
        .from(reviews)
        .orderBy(asc(reviews.dateCreated), asc(reviews.id))
        .limit(BATCH)
        .offset(after)
      after += rows.length
      const records = await toRecords(db, rows, origin)
      const end = format === 'csv' ? '\r\n' : '\n'
      if (records.length > 0)
        controller.enqueue(encoder.encode(records.map((record) => toLine(record) + end).join('')))
      if (rows.length < BATCH) controller.close()
    },
  })
}

async function toRecords(db: ReviewsDatabase, rows: readonly ReviewRow[], origin: string) {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const images = await db
    .select()
    .from(reviewImages)
    .where(inArray(reviewImages.reviewId, ids))
    .orderBy(asc(reviewImages.position))
  return rows.map((row) => ({
    id: row.id,
    product_id: row.productId,
    product_slug: row.productSlug,
    product_name: row.productName,
    rating: row.rating,
    title: row.title,
    body: row.body,
    user_name: row.userName,
    email: row.email,
    locale: row.locale,
    created_at: row.dateCreated.toISOString(),
    status: row.status,
    is_verified: row.isVerified,
    helpful_count: row.helpfulCount,
    reply: row.reply,
    replied_at: row.dateReplied?.toISOString() ?? null,
    pictures: images
      .filter(({ reviewId }) => reviewId === row.id)
      .map((image) => new URL(toPictureData(image).url, origin).href),
  }))
}

type Value = string | number | boolean | null | readonly string[]

function toCsvLine(record: Readonly<Record<string, Value>>): string {
  return Object.values(record)
    .map((value) => toCell(typeof value === 'object' ? (value ?? []).join(' ') : String(value)))
    .join(',')
}

/** Text that a spreadsheet would take for a formula gets a leading apostrophe, which spreadsheets hide. */
function toCell(text: string): string {
  const inert = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert
}
