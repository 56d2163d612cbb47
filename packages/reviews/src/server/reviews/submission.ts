import { err, type Result } from '@sorrel/domain/result'
import type { ReviewsContext } from '../context.ts'
import type { Refusal } from '../http/answer.ts'
import type { ReviewCustomer } from '../options.ts'
import { findCustomer } from './find-customer.ts'

const BUSY: Refusal = { code: 'unavailable', message: 'Another upload of the account is under way.' }
const TOO_MANY: Refusal = { code: 'throttled', message: 'Too many reviews.' }

export interface Submission {
  readonly request: Request
  readonly requestId: string
  readonly address: string
}

export interface Received extends Submission {
  readonly customer: ReviewCustomer
  /** Folder for files that are being received. */
  readonly folder: string
}

/**
 * Receives a customer's form with pictures: one at a time for each account. Bodies of visitors without an account are
 * not read, and only stored submissions count against the limits of account and address.
 */
export async function receiveSubmission<T>(
  context: ReviewsContext,
  submission: Submission,
  store: (received: Received) => Promise<Result<T, Refusal>>,
): Promise<Result<T, Refusal>> {
  const customer = await findCustomer(context, submission.request)
  if (!customer.ok) return customer
  const { accountId } = customer.value
  const counted = [`account ${accountId}`, submission.address]
  const over = await Promise.all(counted.map((name) => context.limits.isOver('create', name)))
  if (over.includes(true)) return err(TOO_MANY)
  const upload = await context.intake.tryEnter(accountId)
  if (upload === undefined) return err(BUSY)
  try {
    const stored = await store({ ...submission, customer: customer.value, folder: upload.folder })
    if (stored.ok) await Promise.all(counted.map((name) => context.limits.spend('create', name)))
    return stored
  } finally {
    await upload.leave()
  }
}
