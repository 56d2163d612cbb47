import { type Endpoint, reviewReplyField } from '@sorrel/contracts/http'
import * as z from 'zod/mini'
import { QUEUES } from './queue.ts'

const nothing = z.strictObject({})
const id = z.string().check(z.regex(/^[\w-]{1,64}$/))
const page = z.string().check(z.regex(/^[1-9]\d{0,4}$/))
const bare = { params: nothing, query: nothing, body: nothing }

/** The operator's reason for a rejection: one of the shop's own, or any text. */
export const reasonSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(500))

/** The version of the text that was read. If its author has changed the review since, the decision is refused. */
const version = z.optional(z.int().check(z.minimum(0)))

const reviewSchema = z.object({
  id: z.string(),
  status: z.enum(['pending', 'approved', 'rejected']),
  productId: z.string(),
  orderId: z.string(),
  rating: z.number(),
  title: z.string(),
  body: z.string(),
  version: z.number(),
  locale: z.string(),
  reply: z.nullable(z.string()),
  userName: z.string(),
  dateCreated: z.string(),
  dateDecided: z.nullable(z.string()),
  rejectReason: z.nullable(z.string()),
  helpfulCount: z.number(),
  images: z.array(z.object({ id: z.string(), url: z.string(), isHidden: z.boolean() })),
  reports: z.array(z.object({ reason: z.string(), dateCreated: z.string() })),
})

export type ModeratedReview = z.output<typeof reviewSchema>

const decided = z.object({ id: z.string(), status: z.enum(['pending', 'approved', 'rejected']) })

export const listQueueEndpoint = {
  ...bare,
  method: 'GET',
  path: '/moderation/api/reviews',
  query: z.strictObject({
    queue: z.optional(z.enum(QUEUES)),
    page: z.optional(page),
    rating: z.optional(z.enum(['1', '2', '3', '4', '5'])),
    product: z.optional(z.string().check(z.regex(/^[\w.:-]{1,64}$/))),
    language: z.optional(z.string().check(z.regex(/^[a-z]{2}$/))),
    pictures: z.optional(z.enum(['with', 'without'])),
  }),
  answer: z.object({ reviews: z.array(reviewSchema), total: z.number(), page: z.number() }),
} as const satisfies Endpoint

export const getQueuedEndpoint = {
  ...bare,
  method: 'GET',
  path: '/moderation/api/reviews/{reviewId}',
  params: z.strictObject({ reviewId: id }),
  answer: z.extend(reviewSchema, {
    history: z.array(
      z.object({
        action: z.string(),
        actor: z.string(),
        detail: z.nullable(z.string()),
        requestId: z.string(),
        dateCreated: z.string(),
      }),
    ),
  }),
} as const satisfies Endpoint

export const approveEndpoint = {
  ...bare,
  method: 'POST',
  path: '/moderation/api/reviews/{reviewId}/approve',
  params: z.strictObject({ reviewId: id }),
  body: z.strictObject({ version }),
  answer: decided,
} as const satisfies Endpoint

export const rejectEndpoint = {
  ...bare,
  method: 'POST',
  path: '/moderation/api/reviews/{reviewId}/reject',
  params: z.strictObject({ reviewId: id }),
  body: z.strictObject({ reason: reasonSchema, version }),
  answer: decided,
} as const satisfies Endpoint

export const replyEndpoint = {
  ...bare,
  method: 'PUT',
  path: '/moderation/api/reviews/{reviewId}/reply',
  params: z.strictObject({ reviewId: id }),
  body: z.strictObject({ text: reviewReplyField }),
  answer: decided,
} as const satisfies Endpoint

export const dismissReportsEndpoint = {
  ...bare,
  method: 'POST',
  path: '/moderation/api/reviews/{reviewId}/dismiss-reports',
  params: z.strictObject({ reviewId: id }),
  answer: decided,
} as const satisfies Endpoint

export const hideImageEndpoint = {
  ...bare,
  method: 'POST',
  path: '/moderation/api/images/{imageId}/hide',
  params: z.strictObject({ imageId: id }),
  body: z.strictObject({ hidden: z._default(z.boolean(), true) }),
  answer: decided,
} as const satisfies Endpoint

/** By operation id. */
export const MODERATION_ENDPOINTS = {
  listQueue: listQueueEndpoint,
  getReview: getQueuedEndpoint,
  approve: approveEndpoint,
  reject: rejectEndpoint,
  reply: replyEndpoint,
  dismissReports: dismissReportsEndpoint,
  hideImage: hideImageEndpoint,
} as const
