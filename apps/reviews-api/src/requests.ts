import { routes } from '@sorrel/contracts/routes'
import { type ReviewsDatabase, writeReviewRequests } from '@sorrel/reviews/server'
import type { Config } from './config.ts'
import type { Logger } from './log.ts'
import { repeat, type Repeated } from './repeat.ts'

const EVERY_MS = 10_000

export interface RequestsOptions {
  readonly config: Pick<Config, 'reviewRequestDays' | 'storefrontUrl'>
  readonly db: ReviewsDatabase
  /** Signs links in mails. */
  readonly secret: string
  readonly log: Pick<Logger, 'info' | 'warn'>
}

/** Writes the mails that ask for reviews when they are due; undefined where nobody is asked. */
export function startRequests({ config, db, secret, log }: RequestsOptions): Repeated | undefined {
  const { reviewRequestDays: days, storefrontUrl: shopUrl } = config
  if (days === undefined) return undefined
  return repeat(EVERY_MS, async () => {
    try {
      const written = await writeReviewRequests({
        db,
        days,
        secret,
        shopUrl,
        toProductUrl: ({ slug }) => toProductUrl(shopUrl, slug),
      })
      if (written > 0) log.info({ written }, 'asked for reviews')
    } catch (error) {
      log.warn({ err: error }, 'could not ask for reviews')
    }
  })
}

/** The page of a product in the shop. */
export function toProductUrl(shopUrl: string, slug: string): string {
  return new URL(routes.product(slug), shopUrl).href
}
