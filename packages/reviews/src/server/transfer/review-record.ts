import { createHash } from 'node:crypto'
import { REVIEW_IMAGES_MAX_COUNT } from '@sorrel/contracts/forms'
import { reviewReplyField } from '@sorrel/contracts/http'
import { err, ok, type Result } from '@sorrel/domain/result'
import * as z from 'zod/mini'
import type { ReviewStatus } from '../data/schema.ts'

/** A review as a line of a file. Every field but product, rating and words may be missing. */
export interface ReviewRecord {
  /** The same line always gets the same id. */
  readonly id: string
  readonly product_id?: string | undefined
  readonly product_slug?: string | undefined
  readonly product_name?: string | undefined
  readonly rating: number
  readonly title: string
  readonly body: string
  readonly user_name: string
  readonly email: string
  readonly locale: string
  readonly created_at: Date
  /** A review without a known status waits for approval. */
  readonly status: ReviewStatus
  readonly is_verified: boolean
  readonly helpful_count: number
  readonly reply?: string | undefined
  readonly replied_at?: Date | undefined
  /** Addresses of its pictures. */
  readonly pictures: readonly string[]
}

/** The names of the columns, ours first, then those of other shops' files. */
const COLUMNS = {
  id: ['id', 'review_id'],
  product_id: ['product_id', 'product_external_id'],
  product_slug: ['product_slug', 'product_handle', 'handle'],
  product_name: ['product_name', 'product_title'],
  rating: ['rating', 'review_score', 'score', 'stars'],
  title: ['title', 'review_title', 'review_heading'],
  body: ['body', 'review_body', 'review_content', 'content', 'review', 'review_text'],
  user_name: ['user_name', 'reviewer_name', 'display_name', 'author', 'nickname', 'name'],
  email: ['email', 'reviewer_email', 'author_email', 'customer_email'],
  locale: ['locale', 'language'],
  created_at: ['created_at', 'review_date', 'date', 'date_created'],
  status: ['status', 'state', 'curated', 'published'],
  is_verified: ['is_verified', 'verified', 'verified_buyer', 'verified_purchase'],
  helpful_count: ['helpful_count', 'votes_up', 'thumbs_up'],
  reply: ['reply', 'reply_content', 'comment_content', 'comment'],
  replied_at: ['replied_at', 'reply_date', 'comment_created_at'],
  pictures: ['pictures', 'picture_urls', 'photo_url', 'photo_urls', 'images', 'published_image_url'],
} as const satisfies Record<keyof ReviewRecord, readonly string[]>

export const RECORD_FIELDS = Object.keys(COLUMNS)

const STATES: Readonly<Record<string, ReviewStatus>> = {
  approved: 'approved',
  published: 'approved',
  ok: 'approved',
  true: 'approved',
  yes: 'approved',
  rejected: 'rejected',
  unpublished: 'rejected',
  spam: 'rejected',
}

const YES = new Set(['true', 'yes', '1', 'verified', 'buyer', 'verified_buyer', 'verified-purchase'])

const CONTROLS = /(?![\t\n])\p{Cc}|\p{Cs}/gu
const words = (max: number, min = 0) =>
  z.string().check(
    z.overwrite((text) => text.replaceAll('\r\n', '\n').replace(CONTROLS, '')),
    z.trim(),
    z.minLength(min),
    z.maxLength(max),
  )
const id = z.optional(z.string().check(z.regex(/^[\w.:/-]{1,200}$/)))
const instant = z.pipe(
  z.transform((text: unknown) => new Date(typeof text === 'string' ? toIsoText(text) : Number.NaN)),
  z.date(),
)

const recordSchema = z.object({
  id,
  product_id: id,
  product_slug: id,
  product_name: z.optional(words(300)),
  rating: z.pipe(z.transform(Number), z.int().check(z.minimum(1), z.maximum(5))),
  title: z._default(words(255), ''),
  body: words(5000, 1),
  user_name: z._default(words(100), ''),
  email: z._default(words(320), ''),
  locale: z._default(z.string(), 'en'),
  created_at: z.optional(instant),
  status: z._default(z.string(), ''),
  is_verified: z._default(z.string(), ''),
  helpful_count: z._default(
    z.pipe(z.transform(Number), z.int().check(z.minimum(0), z.maximum(1_000_000))),
    0,
  ),
  reply: z.optional(reviewReplyField),
  replied_at: z.optional(instant),
  pictures: z._default(z.array(z.url({ protocol: /^https?$/ })), []),
})

/** Converts `2024-05-01 10:00:00 UTC`, which other shops write, to a form that every JavaScript engine parses. */
function toIsoText(text: string): string {
  return text.trim().replace(/^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}(?::\d{2})?)(?: ?(?:UTC|Z))?$/, '$1T$2Z')
}

/** Reads a line of a file; the error names the field that is wrong. */
export function parseReviewRecord(
  line: Readonly<Record<string, unknown>>,
  now: Date,
): Result<ReviewRecord, string> {
  const parsed = recordSchema.safeParse(toFields(line))
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    return err(`${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'wrong'}`)
  }
  const { data } = parsed
  if (data.product_id === undefined && data.product_slug === undefined) return err('product_id: missing')
  const [firstWords = ''] = data.body.split(/(?<=[.!?\n])\s/)
  return ok({
    ...data,
    id: toRecordId(data),
    title: data.title || firstWords.trim().slice(0, 80),
    user_name: data.user_name || 'Anonymous',
    locale: /^[a-z]{2}(?![a-z])/i.exec(data.locale)?.[0].toLowerCase() ?? 'en',
    created_at: data.created_at ?? now,
    status: STATES[data.status.toLowerCase()] ?? 'pending',
    is_verified: YES.has(data.is_verified.toLowerCase()),
    pictures: data.pictures.slice(0, REVIEW_IMAGES_MAX_COUNT),
  })
}

/** The known fields of a line under our names; empty ones are left out. */
function toFields(line: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const given = new Map(
    Object.entries(line).map(([name, value]) => [
      name
        .trim()
        .toLowerCase()
        .replaceAll(/[\s-]+/g, '_'),
      value,
    ]),
  )
  return Object.fromEntries(
    Object.entries(COLUMNS).flatMap(([field, names]) => {
      const value = names.map((name) => given.get(name)).find((one) => !isNothing(one))
      return isNothing(value) ? [] : [[field, field === 'pictures' ? toAddresses(value) : toText(value)]]
    }),
  )
}

const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '')

const toText = (value: unknown): unknown =>
  typeof value === 'number' || typeof value === 'boolean' ? String(value) : value

function toAddresses(value: unknown): unknown {
  if (typeof value !== 'string') return value
  return value.split(/[\s,;|]+(?=https?:)|\s*[,;|\s]\s*$/i).filter((part) => part !== '')
}

/** Ids that were generated by this service. */
const OWN_ID = /^(?:[0-9a-f]{32}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/** Keeps ids of this service; replaces any other with a hash of the fields that identify a review. */
function toRecordId(data: z.output<typeof recordSchema>): string {
  if (data.id !== undefined && OWN_ID.test(data.id)) return data.id
  const product = data.product_id ?? data.product_slug
  const facts = data.id ?? [data.email, data.user_name, data.created_at?.toISOString(), data.title, data.body]
  return createHash('sha256')
    .update(JSON.stringify(['import', product, facts]))
    .digest('hex')
    .slice(0, 32)
}
