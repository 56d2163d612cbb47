import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Env } from '#service/env.ts'
import { pictureTones } from '#service/picture-tones.ts'
import { PICTURE_PREFIX } from '#shop/picture-files.ts'
import { isAgentPath } from './agents/agent-path.ts'
import { CATALOG_PREFIX, createCatalogProxy } from './catalog-proxy.ts'
import { createMediaProxy } from './media-proxy.ts'
import type { PageResponse } from './page-response.ts'
import { createPictureStore } from './pictures/picture-store.ts'
import { createPolicyReports, POLICY_REPORTS_PATH } from './policy-reports.ts'
import { createReviewsProxy, REVIEWS_PREFIX } from './reviews-proxy.ts'
import { VITALS_PATH } from '#service/vitals-report.ts'
import { createVitalsReports } from './vitals/vitals-reports.ts'
import { openWebhooks, WEBHOOK_PREFIX } from './webhooks/index.ts'

const MEGABYTE = 1024 * 1024

export type AnswerPath = (request: IncomingMessage, response: PageResponse) => Promise<void> | void

export interface SidePathsOptions {
  readonly env: Env
  readonly log: Logger
  /** The app's own folder. */
  readonly directory: string
}

/**
 * The public paths that the server answers beside the app: pictures, the services behind it, webhooks, agents and
 * what browsers report. Returns what answers a path, or undefined where the app does.
 */
export function createSidePaths({ env, log, directory }: SidePathsOptions) {
  const cacheDirectory = env.cacheDirectory ?? join(directory, '.cache')
  const pictures = createPictureStore({
    service: env.commerceUrl,
    origins: env.mediaOrigins,
    directory: join(cacheDirectory, 'pictures'),
    maxBytes: env.pictureCacheMb * MEGABYTE,
    sharedUrl: env.picturesUrl,
    staticDirectory: join(directory, '.next/static/media'),
    log,
  })
  pictureTones.measure = pictures.measure
  const receive = openWebhooks({ env, directory: cacheDirectory, log })
  const takeReports = createPolicyReports({ log })
  const takeVitals = env.webVitalsShare === undefined ? undefined : createVitalsReports(env)
  const answerAgents = openLate(async () => (await import('./agents/index.ts')).openAgentPaths({ env, log }))
  const byPrefix: readonly (readonly [prefix: string, answer: AnswerPath])[] = [
    [PICTURE_PREFIX, pictures.handle],
    ['/cdn/', createMediaProxy({ origin: env.commerceUrl, log })],
    [REVIEWS_PREFIX, createReviewsProxy({ origin: env.reviewsUrl, publicOrigin: env.publicOrigin, log })],
    ...(receive === undefined ? [] : [[WEBHOOK_PREFIX, receive] as const]),
    [CATALOG_PREFIX, createCatalogProxy({ origin: env.catalogApiUrl, log })],
  ]
  return (path: string): AnswerPath | undefined => {
    if (path === POLICY_REPORTS_PATH) return takeReports
    if (path === VITALS_PATH) return takeVitals
    if (isAgentPath(path)) return answerAgents
    return byPrefix.find(([prefix]) => path.startsWith(prefix))?.[1]
  }
}

/** For what many shops never need: its code, 7 MB in memory, loads with the first request. */
function openLate(open: () => Promise<AnswerPath>): AnswerPath {
  let opened: Promise<AnswerPath> | undefined
  return async (request, response) => {
    opened ??= open()
    const answer = await opened
    await answer(request, response)
  }
}
