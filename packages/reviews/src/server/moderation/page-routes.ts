import { toSeeOther } from '@sorrel/contracts/http/answer'
import { eq } from 'drizzle-orm'
import type { Context, Hono } from 'hono'
import type { ReviewsContext } from '../context.ts'
import { reviewMails } from '../data/schema.ts'
import type { Moderation } from '../options.ts'
import { toPage } from '../page/respond.ts'
import { servePicture } from '../reviews/serve-picture.ts'
import { parseDone, type Screen } from './frame-view.ts'
import { getLanguage, keepLanguage } from './language.ts'
import { toLogInPage, toMessagePage } from './log-in-view.ts'
import { showMailPreview } from './mail-preview.ts'
import { findMails, toMailsPage } from './mails-view.ts'
import { PAGE_SCRIPT } from './page-script.ts'
import { PAGE_STYLE } from './page-style.ts'
import { countQueue, countQueues, findQueue, findQueued, QUEUES } from './queue.ts'
import { findFilterChoices, parseQueueFilter } from './queue-filter.ts'
import { toQueuePage } from './queue-view.ts'
import { toReviewPage } from './review-view.ts'
import type { ModeratorSession } from './session.ts'

const MAIL_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"

export interface PageRoutes {
  readonly context: ReviewsContext
  readonly session: ModeratorSession
  readonly toProductUrl: Moderation['toProductUrl']
}

/** The operator's pages: plain HTML that works without JavaScript. */
export function addPageRoutes(app: Hono, routes: PageRoutes): void {
  const { context } = routes
  const { db } = context
  const get = createGet(app, routes)
  app.get('/moderation/assets/page.css', () => toAsset(PAGE_STYLE, 'text/css'))
  app.get('/moderation/assets/page.js', () => toAsset(PAGE_SCRIPT, 'text/javascript'))
  app.get('/moderation/language', (c) => {
    const cookie = keepLanguage(c.req.query('to') ?? '')
    return toSeeOther('/moderation', cookie === undefined ? {} : { 'set-cookie': cookie })
  })
  get('/moderation', (c, screen) => showQueue(routes, c, screen))
  get('/moderation/reviews/:id', async (c, screen) => {
    const found = await findQueued(db, c.req.param('id') ?? '')
    if (found === undefined) return toMissing(c, 'review')
    return toPage(toReviewPage({ found, screen, toProductUrl: routes.toProductUrl }))
  })
  get('/moderation/images/:id/:width', async (c) => {
    const { id = '', width = '' } = c.req.param()
    const accept = c.req.header('accept') ?? ''
    return (
      (await servePicture(context, { id, width, accept, audience: 'operator' })) ?? toMissing(c, 'picture')
    )
  })
  get('/moderation/mails', async (_, screen) => toPage(toMailsPage(await findMails(db), screen)))
  get('/moderation/mails/preview', (c) => showMailPreview(c.req.query('locale') ?? ''))
  get('/moderation/mails/:id', async (c) => {
    const [mail] = await db
      .select()
      .from(reviewMails)
      .where(eq(reviewMails.id, c.req.param('id') ?? ''))
    return mail === undefined ? toMissing(c, 'mail') : toMail(mail.html)
  })
}

/** Adds pages for a signed-in operator; all other visitors get the sign-in page. */
export function createGet(app: Hono, { context, session }: Pick<PageRoutes, 'context' | 'session'>) {
  return (path: string, show: (c: Context, screen: Screen) => Promise<Response>) =>
    app.get(path, async (c) => {
      const language = getLanguage(c.req.raw)
      const operator = await session.identify(c.req.raw)
      if (operator === undefined)
        return path === '/moderation' ? toPage(toLogInPage(language)) : toSeeOther('/moderation')
      const totals = await countQueues(context.db)
      const { name, key } = operator
      return show(c, { language, operator: name, key, totals, done: parseDone(c.req.query('done')) })
    })
}

async function showQueue(
  { context, toProductUrl }: PageRoutes,
  c: Context,
  screen: Screen,
): Promise<Response> {
  const { db } = context
  const queue = QUEUES.find((one) => one === c.req.query('queue')) ?? 'pending'
  const filter = parseQueueFilter(new URL(c.req.url).searchParams)
  const wanted = Number(c.req.query('page'))
  const page = Number.isInteger(wanted) && wanted > 0 && wanted < 100_000 ? wanted : 1
  const [entries, total, choices] = await Promise.all([
    findQueue(db, { queue, filter, page }),
    countQueue(db, { queue, filter }),
    findFilterChoices(db),
  ])
  return toPage(toQueuePage({ screen, queue, filter, choices, page, total, entries, toProductUrl }))
}

function toMissing(c: Context, what: 'review' | 'picture' | 'mail'): Response {
  const language = getLanguage(c.req.raw)
  return toPage(toMessagePage(language, language.t(`moderation.missing.${what}`)), { status: 404 })
}

function toAsset(text: string, type: string): Response {
  const headers = {
    'content-type': `${type}; charset=utf-8`,
    'cache-control': 'public, max-age=300',
    'x-content-type-options': 'nosniff',
  }
  return new Response(text, { headers })
}

/** A mail as its recipient sees it. */
function toMail(markup: string): Response {
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': MAIL_POLICY,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  }
  return new Response(markup, { headers })
}
