import { err, ok, type Result } from '@sorrel/domain/result'
import type { ReviewsContext } from '../context.ts'
import type { Refusal } from '../http/answer.ts'
import type { ReviewCustomer } from '../options.ts'

/** The signed-in customer; a refusal for a visitor, and where the commerce service does not answer. */
export async function findCustomer(
  { getSession }: Pick<ReviewsContext, 'getSession'>,
  request: Request,
): Promise<Result<ReviewCustomer, Refusal>> {
  const session = await getSession(request)
  if (session.kind === 'customer') return ok(session)
  return session.kind === 'visitor'
    ? err({ code: 'unauthenticated', message: 'Nobody is logged in.' })
    : err({ code: 'unavailable', message: 'The commerce service does not answer.' })
}
