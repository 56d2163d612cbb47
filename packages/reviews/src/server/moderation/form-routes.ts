import { reviewReplyField } from '@sorrel/contracts/http'
import { getProblemStatus } from '@sorrel/contracts/problem'
import { err, ok, type Result } from '@sorrel/domain/result'
import { toSeeOther } from '@sorrel/contracts/http/answer'
import { readText } from '@sorrel/contracts/http/body'
import { checkOrigin } from '@sorrel/contracts/http/request'
import type { Context, Hono } from 'hono'
import { safeParse } from 'zod/mini'
import type { ReviewsContext } from '../context.ts'
import { REVIEW_STATUSES, type ReviewRow } from '../data/schema.ts'
import type { Refusal } from '../http/answer.ts'
import { isEqual } from '../http/visitor.ts'
import { takeUpAgain } from '../jobs/send-mail.ts'
import { toPage } from '../page/respond.ts'
import type { Actor, Decisions } from './decide.ts'
import { reasonSchema } from './endpoints.ts'
import type { Done } from './frame-view.ts'
import { getLanguage, type Language } from './language.ts'
import { toLogInPage, toMessagePage } from './log-in-view.ts'
import { QUEUE_PAGE_SIZE } from './queue.ts'
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
  const { decisions } = routes
  const post = (path: string, done: Done, decide: Decide) =>
    app.post(path, (c) => {
      const id = c.req.param('id') ?? ''
      return answerForm(routes, c, async (form, by) => toDone(await decide({ form, by, id }), done))
    })
  post('/moderation/reviews/:id/approve', 'approved', ({ id, form, by }) =>
    decisions.approve(id, { ...by, ...readSeen(form) }),
  )
  post('/moderation/reviews/:id/dismiss', 'kept', ({ id, by }) => decisions.dismissReports(id, by))
  post('/moderation/reviews/:id/reject', 'rejected', async ({ id, form, by }) => {
    const reason = safeParse(reasonSchema, `${form.get('other') ?? ''}`.trim() || form.get('reason'))
    if (!reason.success) return err(NEEDS_REASON)
    return decisions.reject(id, { ...by, ...readSeen(form), reason: reason.data })
  })
  app.post('/moderation/reviews/:id/reply', (c) =>
    answerForm(routes, c, async (form, by) => {
      const text = safeParse(reviewReplyField, `${form.get('text') ?? ''}`)
      if (!text.success) return err(TOO_LONG)
      const replied = await decisions.reply(c.req.param('id'), { ...by, text: text.data })
      return toDone(replied, text.data === '' ? 'unreplied' : 'replied')
    }),
  )
  post('/moderation/images/:id/hide', 'hidden', ({ id, by }) =>
    decisions.setImageHidden(id, { ...by, isHidden: true }),
  )
  post('/moderation/images/:id/show', 'shown', ({ id, by }) =>
    decisions.setImageHidden(id, { ...by, isHidden: false }),
  )
  app.post('/moderation/mails/:id/send', (c) =>
    answerForm(routes, c, () => sendAgain(routes.context, c.req.param('id'))),
  )
  app.post('/moderation/approve', (c) =>
    answerForm(routes, c, (form, by) => approveChosen(decisions, form.getAll('review'), by)),
  )
}

const NO_MAIL: Refusal = { code: 'not_found', message: 'There is no such mail that was given up.' }
const NEEDS_REASON: Refusal = { code: 'invalid', message: 'Please give a reason.' }
const TOO_LONG: Refusal = { code: 'invalid', message: 'The answer is too long.' }

interface Asked {
  readonly id: string
  readonly form: URLSearchParams
  readonly by: Actor
}

type Decide = (asked: Asked) => Promise<Result<ReviewRow, Refusal>>

const toDone = (decided: Result<ReviewRow, Refusal>, done: Done): Result<Done, Refusal> =>
  decided.ok ? { ok: true, value: done } : decided

/** The version and the state of the review that the page showed. */
function readSeen(form: URLSearchParams) {
  const version = form.get('version') ?? ''
  return {
    version: /^\d{1,9}$/.test(version) ? Number(version) : undefined,
    status: REVIEW_STATUSES.find((status) => status === form.get('status')),
  }
}

/** Approves reviews named as `{id}.{version}`; those that changed since the page was shown stay as they are. */
async function approveChosen(
  decisions: Decisions,
  chosen: readonly string[],
  by: Actor,
): Promise<Result<Done, Refusal>> {
  const names = chosen.slice(0, QUEUE_PAGE_SIZE).map((name) => /^([\w-]{1,64})\.(\d{1,9})$/.exec(name))
  if (names.length === 0) return { ok: true, value: 'bulk_none' }
  let approved = 0
  for (const name of names) {
    const [, id = '', version = ''] = name ?? []
    const decided = await decisions.approve(id, { ...by, version: Number(version) })
    if (decided.ok) approved += 1
  }
  return { ok: true, value: approved === names.length ? 'bulk' : 'bulk_part' }
}

/** Retries a mail that was given up, for another three days. */
function sendAgain({ db, jobs }: ReviewsContext, mailId: string): Promise<Result<Done, Refusal>> {
  return db.transaction(async (tx) => {
    if (!(await takeUpAgain(tx, mailId))) return err(NO_MAIL)
    await jobs.sendMail(tx, mailId)
    return ok('resent')
  })
}

function addLogIn(app: Hono, { context, session, origin }: FormRoutes): void {
  app.post('/moderation/log-in', async (c) => {
    const language = getLanguage(c.req.raw)
    if (checkOrigin(c.req.raw, [origin]) !== undefined)
      return toPage(toMessagePage(language, language.t('moderation.other_origin')), { status: 403 })
    const { isOver, headers } = await context.limits.spend('sign_in', context.getAddress(c))
    if (isOver) return toPage(toLogInPage(language, 'too_many_tries'), { status: 429, headers })
    const form = await readForm(c.req.raw)
    const moderator = session.findByToken(form?.get('token') ?? '')
    return moderator === undefined
      ? toPage(toLogInPage(language, 'wrong_token'), { status: 401, headers })
      : toSeeOther('/moderation', { 'set-cookie': await session.open(moderator) })
  })
  app.post('/moderation/log-out', (c) => {
    const language = getLanguage(c.req.raw)
    return checkOrigin(c.req.raw, [origin]) === undefined
      ? toSeeOther('/moderation', { 'set-cookie': session.toEndCookie() })
      : toPage(toMessagePage(language, language.t('moderation.other_origin')), { status: 403 })
  })
}

type Act = (form: URLSearchParams, by: Actor) => Promise<Result<Done, Refusal>>

async function answerForm({ session, origin, context }: FormRoutes, c: Context, act: Act): Promise<Response> {
  const language = getLanguage(c.req.raw)
  const { t } = language
  if (checkOrigin(c.req.raw, [origin]) !== undefined)
    return toPage(toMessagePage(language, t('moderation.other_origin')), { status: 403 })
  const operator = await session.identify(c.req.raw)
  if (operator === undefined) return toSeeOther('/moderation')
  const form = await readForm(c.req.raw)
  if (form === undefined || !isEqual(form.get('key') ?? '', operator.key))
    return toPage(toMessagePage(language, t('moderation.old_form')), { status: 403 })
  const by = { actor: operator.name, requestId: c.get('requestId'), now: context.now() }
  const done = await act(form, by)
  if (!done.ok) {
    const status = getProblemStatus(done.error.code)
    return toPage(toMessagePage(language, toProblemText(done.error, language)), { status })
  }
  const given = form.get('back') ?? ''
  const back = isOwnPath(given) ? given : '/moderation'
  return toSeeOther(`${back}${back.includes('?') ? '&' : '?'}done=${done.value}`)
}

function toProblemText(refusal: Refusal, { t }: Language): string {
  if (refusal === NEEDS_REASON) return t('moderation.needs_reason')
  if (refusal === NO_MAIL) return t('moderation.missing.mail')
  if (refusal === TOO_LONG) return t('moderation.reply_too_long')
  return t(refusal.code === 'conflict' ? 'moderation.decided' : 'moderation.missing.review')
}

/** Whether the path is a page of moderation, so that a form never redirects elsewhere. */
function isOwnPath(path: string): boolean {
  return /^\/moderation(?:[?/][\w?=&/.:-]*)?$/.test(path)
}

async function readForm(request: Request): Promise<URLSearchParams | undefined> {
  const text = await readText(request)
  return text.ok ? new URLSearchParams(text.value) : undefined
}
