import { getProblemStatus } from '@sorrel/contracts/problem'
import type { Result } from '@sorrel/domain/result'
import { toSeeOther } from '@sorrel/http/answer'
import { readText } from '@sorrel/http/body'
import { checkOrigin } from '@sorrel/http/request'
import type { Context, Hono } from 'hono'
import { safeParse } from 'zod/mini'
import type { ReviewsContext } from '../context.ts'
import type { ReviewRow } from '../data/schema.ts'
import type { Refusal } from '../http/answer.ts'
import { getRequestId } from '../http/serve.ts'
import { isEqual } from '../http/visitor.ts'
import { toPage } from '../page/respond.ts'
import type { Actor, Decisions } from './decide.ts'
import { reasonSchema } from './endpoints.ts'
import type { Done } from './frame-view.ts'
import { toLogInPage, toMessagePage } from './log-in-view.ts'
import type { ModeratorSession } from './session.ts'

export interface FormRoutes {
  readonly context: ReviewsContext
  readonly decisions: Decisions
  readonly session: ModeratorSession
  readonly origin: string
}

/**
 * The forms of the moderation page. Each requires the page's own origin and the session's form key, and leads back to
 * the list.
 */
export function addFormRoutes(app: Hono, routes: FormRoutes): void {
  addLogIn(app, routes)
  const { decisions, context } = routes
  const post = (path: string, done: Done, decide: Decide) =>
    app.post(path, (c) => answerForm(routes, c, { done, decide }))
  const by = (c: Context): Actor => ({
    actor: 'operator',
    requestId: getRequestId(c.req.raw),
    now: context.now(),
  })
  post('/moderation/reviews/:id/approve', 'approved', (id, _form, c) => decisions.approve(id, by(c)))
  post('/moderation/reviews/:id/dismiss', 'kept', (id, _form, c) => decisions.dismissReports(id, by(c)))
  post('/moderation/reviews/:id/reject', 'rejected', async (id, form, c) => {
    const reason = safeParse(reasonSchema, `${form.get('other') ?? ''}`.trim() || form.get('reason'))
    if (!reason.success) return { ok: false, error: { code: 'invalid', message: 'Please give a reason.' } }
    return decisions.reject(id, { ...by(c), reason: reason.data })
  })
  post('/moderation/images/:id/hide', 'hidden', (id, _form, c) =>
    decisions.setImageHidden(id, { ...by(c), isHidden: true }),
  )
  post('/moderation/images/:id/show', 'shown', (id, _form, c) =>
    decisions.setImageHidden(id, { ...by(c), isHidden: false }),
  )
}

type Decide = (id: string, form: URLSearchParams, c: Context) => Promise<Result<ReviewRow, Refusal>>

function addLogIn(app: Hono, { context, session, origin }: FormRoutes): void {
  app.post('/moderation/log-in', async (c) => {
    const refusal = checkOrigin(c.req.raw, [origin])
    if (refusal !== undefined) return toPage(toMessagePage(refusal.message), { status: 403 })
    const { isOver, headers } = await context.limits.spend('sign_in', context.getAddress(c))
    if (isOver) return toPage(toLogInPage('Too many tries. Please wait a while.'), { status: 429, headers })
    const form = await readForm(c.req.raw)
    if (!session.accepts(form?.get('token') ?? '')) {
      return toPage(toLogInPage('This is not the token.'), { status: 401, headers })
    }
    return toSeeOther('/moderation', { 'set-cookie': session.open() })
  })
  app.post('/moderation/log-out', (c) => {
    const refusal = checkOrigin(c.req.raw, [origin])
    if (refusal !== undefined) return toPage(toMessagePage(refusal.message), { status: 403 })
    return toSeeOther('/moderation', { 'set-cookie': session.close() })
  })
}

interface Action {
  /** Which message the next page shows. */
  readonly done: Done
  readonly decide: Decide
}

async function answerForm(
  { session, origin }: FormRoutes,
  c: Context,
  { done, decide }: Action,
): Promise<Response> {
  const refusal = checkOrigin(c.req.raw, [origin])
  if (refusal !== undefined) return toPage(toMessagePage(refusal.message), { status: 403 })
  const key = session.getFormKey(c.req.raw)
  if (key === undefined) return toSeeOther('/moderation')
  const form = await readForm(c.req.raw)
  if (form === undefined || !isEqual(form.get('key') ?? '', key)) {
    return toPage(toMessagePage('The form is too old. Please go back and load the page again.'), {
      status: 403,
    })
  }
  const decided = await decide(c.req.param('id') ?? '', form, c)
  if (!decided.ok)
    return toPage(toMessagePage(decided.error.message), { status: getProblemStatus(decided.error.code) })
  const given = form.get('back') ?? ''
  const back = isOwnPath(given) ? given : '/moderation'
  return toSeeOther(`${back}${back.includes('?') ? '&' : '?'}done=${done}`)
}

/** Whether the path is a page of moderation, so that a form never leads elsewhere. */
function isOwnPath(path: string): boolean {
  return /^\/moderation(?:[?/][\w?=&/-]*)?$/.test(path)
}

async function readForm(request: Request): Promise<URLSearchParams | undefined> {
  const text = await readText(request)
  return text.ok ? new URLSearchParams(text.value) : undefined
}
