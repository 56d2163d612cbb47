import { type CatalogDatabase, catalogWalks } from '@sorrel/catalog/server'
import { toProblemAnswer } from '@sorrel/contracts/http/answer'
import { REQUEST_ID_HEADER, toRequestId } from '@sorrel/contracts/http/request'
import { isNotNull } from 'drizzle-orm'

/** Addresses whose answers would be wrong while products are missing: others only find less. */
const NEEDS_ALL = /^\/api\/catalog\/(?:list|suggest|sitemap)$/

/** Whether everything has been read once. Until then lists are refused, so that a shop makes them itself. */
export interface Readiness {
  /** Why the service is not ready, as of the last request. */
  readonly getBusy: () => string | undefined
  /** The answer to requests that cannot be served yet. */
  refuseEarly(request: Request): Promise<Response | undefined>
}

export function createReadiness(db: CatalogDatabase): Readiness {
  let isComplete = false
  const check = async () => {
    const rows = await db
      .select({ no: catalogWalks.no })
      .from(catalogWalks)
      .where(isNotNull(catalogWalks.finishedAt))
      .limit(1)
    isComplete = rows.length > 0
  }
  return {
    getBusy: () => (isComplete ? undefined : 'the first walk over the catalogue has not ended'),
    refuseEarly: async (request) => {
      if (isComplete) return undefined
      await check().catch(() => undefined)
      const { pathname } = new URL(request.url)
      if (isComplete || !NEEDS_ALL.test(pathname)) return undefined
      const answer = toProblemAnswer(
        { code: 'unavailable', message: 'The catalogue is still being read.' },
        { status: 503, requestId: toRequestId(request.headers.get(REQUEST_ID_HEADER)) },
      )
      answer.headers.set('retry-after', '5')
      return answer
    },
  }
}
