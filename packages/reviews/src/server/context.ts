import type { Context } from 'hono'
import type { ReviewsDatabase } from './data/database.ts'
import type { RateLimits } from './http/rate-limit.ts'
import type { Visitors } from './http/visitor.ts'
import type { JobQueue } from './job-queue.ts'
import type { ReviewSession, ReviewsLog } from './options.ts'
import type { PictureIntake } from './pictures/picture-intake.ts'
import type { PictureStore } from './pictures/picture-store.ts'

/** Dependencies of all handlers; made once per API. */
export interface ReviewsContext {
  readonly db: ReviewsDatabase
  readonly jobs: JobQueue
  readonly pictures: PictureStore
  readonly intake: PictureIntake
  /** Origins whose pages may write; `any` for calls that need a token in a header. */
  readonly origins: readonly string[] | 'any'
  readonly visitors: Visitors
  readonly limits: RateLimits
  readonly log: ReviewsLog
  readonly getSession: (request: Request) => Promise<ReviewSession>
  readonly getAddress: (c: Context) => string
  readonly onChange: (productId: string) => void
  readonly findProductId: (slug: string) => Promise<string | undefined>
  readonly download: (address: string) => Promise<Uint8Array | undefined>
  readonly now: () => Date
}
