import { html } from '@sorrel/http/html'
import type { Page } from '../page/respond.ts'
import type { reviewMails } from '../data/schema.ts'
import { toFramedPage, toTime, type Totals } from './frame-view.ts'

export interface MailsView {
  readonly mails: readonly (typeof reviewMails.$inferSelect)[]
  readonly totals: Totals
}

/** The written mails, newest first, and whether they were sent. */
export function toMailsPage({ mails, totals }: MailsView): Page {
  const content =
    mails.length === 0
      ? html`<p class="empty">No mail yet. Authors get one when their review is approved.</p>`
      : html`<ul class="mails">${mails.map(
          ({ id, subject, recipient, dateCreated, dateSent }) =>
            html`<li class="sheet"><a href="/moderation/mails/${id}">${subject}</a><p class="facts">${recipient} · ${toTime(dateCreated)} · ${dateSent === null ? 'not sent' : 'sent'}</p></li>`,
        )}</ul>`
  return toFramedPage({ title: 'Mails', current: 'mails', totals, content })
}
