import { readJson } from '@sorrel/contracts/http/body'
import { desc, eq } from 'drizzle-orm'
import { withAdmin } from '../admin/guard.ts'
import { outbox } from '../database/commerce-tables.ts'
import { toAnswer } from '@sorrel/contracts/http/answer'
import { fail, notFound } from '../http/refuse.ts'
import type { Handle, Route } from '../http/route.ts'
import { html, type Html } from '@sorrel/contracts/http/html'
import { toPageResponse } from '../page/respond.ts'
import { z } from 'zod'
import { previewMails } from './preview.ts'

const MAX_SHOWN = 200

type OutboxRow = typeof outbox.$inferSelect

const list: Handle = async (request, { service }) => {
  const rows = await service.db.select().from(outbox).orderBy(desc(outbox.position)).limit(MAX_SHOWN)
  if (request.headers.get('accept')?.includes('application/json'))
    return toAnswer({ mails: rows.map(toMail) })
  return toPageResponse(toPage(rows))
}

const show: Handle = async (_request, { service, params }) => {
  const [row] = await service.db
    .select()
    .from(outbox)
    .where(eq(outbox.id, params.id ?? ''))
  if (row === undefined) return notFound('mail')
  const policy = "default-src 'none'; style-src 'unsafe-inline'; img-src https: http:; frame-ancestors 'none'"
  return new Response(row.html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  })
}

/** Maximum size of an incoming mail, in bytes. */
const MAIL_MAX_BYTES = 256 * 1024

const mailSchema = z.strictObject({
  to: z.email().max(320),
  subject: z.string().min(1).max(500),
  text: z.string(),
  html: z.string(),
})

/** Sends a mail for another service of the shop, as the service sends its own. */
const take: Handle = async (request, { service }) => {
  const body = await readJson(request, MAIL_MAX_BYTES)
  if (!body.ok) return fail({ status: 400, ...body.error })
  const mail = mailSchema.safeParse(body.value)
  if (!mail.success) return fail({ status: 400, code: 'invalid', message: z.prettifyError(mail.error) })
  await service.mail.send(mail.data)
  return toAnswer({ sent: true })
}

/**
 * `GET /outbox`: mails that no mail server has taken, newest first; a page, or JSON by the `Accept` header.
 * `GET /outbox/preview`: every kind of mail. `GET /outbox/:id`: one mail as its receiver would see it. `POST /outbox`: takes a mail of another part of the shop. Mails
 * contain keys to accounts, so all are for the operator only.
 */
export const outboxRoutes: readonly Route[] = [
  { method: 'GET', path: '/outbox', handle: withAdmin(list) },
  { method: 'GET', path: '/outbox/preview', handle: withAdmin(previewMails) },
  { method: 'GET', path: '/outbox/:id', handle: withAdmin(show) },
  { method: 'POST', path: '/outbox', handle: withAdmin(take) },
]

function toMail({ id, recipient, subject, text, html: markup, dateCreated }: OutboxRow) {
  return { id, to: recipient, subject, text, html: markup, dateCreated: dateCreated.toISOString() }
}

function toPage(rows: readonly OutboxRow[]): { title: string; lang: string; body: Html } {
  return {
    title: 'Outbox',
    lang: 'en',
    body: html`<main class="narrow"><h1>Outbox</h1>
<p><a href="/outbox/preview">Every kind of mail, in every language</a></p>
${rows.length === 0 && html`<p>No mail yet.</p>`}
<ul class="mails">${rows.map(
      (row) =>
        html`<li><a href="/outbox/${row.id}">${row.subject}</a><p>${row.recipient} · <time datetime="${row.dateCreated.toISOString()}">${row.dateCreated.toISOString().replace('T', ' ').slice(0, 16)}</time></p></li>`,
    )}</ul></main>`,
  }
}
