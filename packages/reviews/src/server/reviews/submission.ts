import { err, ok, type Result } from '@sorrel/domain/result'
import type { ReviewsContext } from '../context.ts'
import type { Refusal } from '../http/answer.ts'
import type { ReviewCustomer } from '../options.ts'
import type { Upload } from '../pictures/picture-intake.ts'
import { findCustomer } from './find-customer.ts'

const BUSY: Refusal = { code: 'unavailable', message: 'Other uploads are under way.' }
const TOO_MANY: Refusal = { code: 'throttled', message: 'Too many reviews.' }

export interface Submission {
  readonly request: Request
  readonly requestId: string
  readonly address: string
}

export interface Received extends Submission {
  readonly customer: ReviewCustomer
  /**
   * Takes one of the few places for uploads and opens its folder. To be called once the form has begun a file that it
   * may send.
   */
  readonly openFolder: () => Promise<Result<string, Refusal>>
}

/**
 * Receives a customer's form: pictures of one form at a time for each account. Bodies of visitors without an account are
 * not read. Each try counts against the limits of account and address.
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
  const spent = await Promise.all(counted.map((name) => context.limits.spend('create', name)))
  if (spent.some(({ isOver }) => isOver)) return err(TOO_MANY)
  let upload: Upload | undefined
  const openFolder = async () => {
    upload = await context.intake.tryEnter({ accountId, address: submission.address })
    return upload === undefined ? err(BUSY) : ok(upload.folder)
  }
  try {
    return await store({ ...submission, customer: customer.value, openFolder })
  } finally {
    await upload?.leave()
  }
}
