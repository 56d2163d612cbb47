import type { Hono } from 'hono'
import type { ReviewsContext } from '../context.ts'
import type { Moderation } from '../options.ts'
import { addModerationApi } from './api-routes.ts'
import { createDecisions } from './decide.ts'
import { addFormRoutes } from './form-routes.ts'
import { addPageRoutes } from './page-routes.ts'
import { createModeratorSession } from './session.ts'

/** `/moderation`: the operator's pages, and the HTTP API under `/moderation/api`. */
export function addModerationRoutes(
  app: Hono,
  context: ReviewsContext,
  { token, origin, toProductUrl, secret }: Moderation & { readonly secret: string },
): void {
  const secure = origin.startsWith('https:')
  const session = createModeratorSession({ token, secret, secure, now: context.now })
  const decisions = createDecisions({ db: context.db, onChange: context.onChange, toProductUrl })
  addModerationApi(app, { context, decisions, token })
  addFormRoutes(app, { context, decisions, session, origin })
  addPageRoutes(app, { context, session, toProductUrl })
}
