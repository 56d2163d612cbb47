import { toSeeOther } from '@sorrel/http/answer'
import { html } from '@sorrel/http/html'
import { desc, eq } from 'drizzle-orm'
import type { Context, Hono } from 'hono'
import type { ReviewsContext } from '../context.ts'
import { reviewMails } from '../data/schema.ts'
import { type Page, toPage } from '../page/respond.ts'
import { servePicture } from '../reviews/serve-picture.ts'
import { parseDone, toFramedPage, toTime, type Totals } from './frame-view.ts'
import { toLogInPage, toMessagePage } from './log-in-view.ts'
import { PAGE_STYLE } from './page-style.ts'
import { countQueues, findQueue, findQueued, QUEUES } from './queue.ts'
import { toQueuePage } from './queue-view.ts'
import { toReviewPage } from './review-view.ts'
import type { ModeratorSession } from './session.ts'
import type { Moderation } from '../options.ts'

const MAILS_SHOWN = 200
const MAIL_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"

export interface PageRoutes {
  readonly context: ReviewsContext
  readonly session: ModeratorSession
  readonly toProductUrl: Moderation['toProductUrl']
}

/** The operator's pages: plain HTML that works without JavaScript. */
export function addPageRoutes(app: Hono, routes: PageRoutes): void {
  const { context, session } = routes
  const { db } = context
  const get = (path: string, show: (c: Context, key: string) => Promise<Response>) =>
    app.get(path, async (c) => {
      const key = session.getFormKey(c.req.raw)
      if (key !== undefined) return show(c, key)
      return path === '/moderation' ? toPage(toLogInPage()) : toSeeOther('/moderation')
    })
  app.get('/moderation/assets/page.css', () => toStyle())
  get('/moderation', (c, key) => showQueue(routes, c, key))
  get('/moderation/reviews/:id', async (c, key) => {
    const found = await findQueued(db, c.req.param('id') ?? '')
    if (found === undefined) return toMissing('review')
    return toPage(
      toReviewPage({
        found,
        key,
        done: parseDone(c.req.query('done')),
        toProductUrl: routes.toProductUrl,
        totals: await countQueues(db),
      }),
    )
  })
  get('/moderation/images/:id/:width', async (c) => {
    const { id = '', width = '' } = c.req.param()
    const accept = c.req.header('accept') ?? ''
    return (await servePicture(context, { id, width, accept, includeHidden: true })) ?? toMissing('picture')
  })
  get('/moderation/mails', async () => {
    const mails = await db.select().from(reviewMails).orderBy(desc(reviewMails.position)).limit(MAILS_SHOWN)
    return toPage(toMailsPage(mails, await countQueues(db)))
  })
  get('/moderation/mails/:id', async (c) => {
    const [mail] = await db
      .select()
      .from(reviewMails)
      .where(eq(reviewMails.id, c.req.param('id') ?? ''))
    return mail === undefined ? toMissing('mail') : toMail(mail.html)
  })
}

async function showQueue({ context, toProductUrl }: PageRoutes, c: Context, key: string): Promise<Response> {
  const queue = QUEUES.find((one) => one === c.req.query('queue')) ?? 'pending'
  const wanted = Number(c.req.query('page'))
  const page = Number.isInteger(wanted) && wanted > 0 && wanted < 100_000 ? wanted : 1
  const done = parseDone(c.req.query('done'))
  const [entries, totals] = await Promise.all([
    findQueue(context.db, { queue, page }),
    countQueues(context.db),
  ])
  return toPage(toQueuePage({ queue, page, entries, totals, key, done, toProductUrl }))
}

/** The written mails, newest first, and whether they were sent. */
function toMailsPage(mails: readonly (typeof reviewMails.$inferSelect)[], totals: Totals): Page {
  const content =
    mails.length === 0
      ? html`<p class="empty">No mail yet. Authors get one when their review is approved.</p>`
      : html`<ul class="mails">${mails.map(
          ({ id, subject, recipient, dateCreated, dateSent }) =>
            html`<li class="sheet"><a href="/moderation/mails/${id}">${subject}</a><p class="facts">${recipient} · ${toTime(dateCreated)} · ${dateSent === null ? 'not sent' : 'sent'}</p></li>`,
        )}</ul>`
  return toFramedPage({ title: 'Mails', current: 'mails', totals, content })
}

function toMissing(what: string): Response {
  return toPage(toMessagePage(`There is no such ${what}.`), { status: 404 })
}

function toStyle(): Response {
  const headers = {
    'content-type': 'text/css; charset=utf-8',
    'cache-control': 'public, max-age=300',
    'x-content-type-options': 'nosniff',
  }
  return new Response(PAGE_STYLE, { headers })
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
