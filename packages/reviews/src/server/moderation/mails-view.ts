import { type Html, html } from '@sorrel/contracts/http/html'
import { and, desc, isNotNull, isNull, type SQL } from 'drizzle-orm'
import type { ReviewsDatabase } from '../data/database.ts'
import { reviewMails } from '../data/schema.ts'
import type { Page } from '../page/respond.ts'
import { type Screen, toFramedPage, toTime } from './frame-view.ts'

const SHOWN = 200

type Mail = typeof reviewMails.$inferSelect

/** The mails that were given up, then the others, newest first. */
export async function findMails(db: ReviewsDatabase): Promise<readonly Mail[]> {
  const find = (isMeant: SQL | undefined) =>
    db.select().from(reviewMails).where(isMeant).orderBy(desc(reviewMails.position)).limit(SHOWN)
  return [
    ...(await find(and(isNotNull(reviewMails.dateFailed), isNull(reviewMails.dateSent)))),
    ...(await find(isNull(reviewMails.dateFailed))),
  ]
}

/** The page of mails and their delivery. */
export function toMailsPage(mails: readonly Mail[], screen: Screen): Page {
  const { t, locale } = screen.language
  const list =
    mails.length === 0
      ? html`<p class="empty">${t('moderation.no_mails')}</p>`
      : html`<ul class="mails">${mails.map((mail) => toMailItem(mail, screen))}</ul>`
  const content = html`<p><a href="/moderation/mails/preview?locale=${locale}">${t('moderation.every_mail')}</a></p>${list}`
  return toFramedPage({ screen, title: t('moderation.mails'), current: 'mails', content })
}

function toMailItem(mail: Mail, { language, key }: Screen): Html {
  const { id, subject, recipient, dateCreated, dateSent, dateFailed } = mail
  const { t, locale } = language
  const state = dateSent !== null ? 'sent' : dateFailed !== null ? 'given_up' : 'not_sent'
  const form = html`<form method="post" action="/moderation/mails/${id}/send"><input type="hidden" name="key" value="${key}"><input type="hidden" name="back" value="/moderation/mails"><p class="buttons"><button aria-describedby="mail-${id}">${t('moderation.send_again')}</button></p></form>`
  return html`<li class="sheet"><a href="/moderation/mails/${id}" id="mail-${id}">${subject}</a><p class="facts">${recipient} · ${toTime(dateCreated, locale)} · ${t(`moderation.${state}`)}</p>${state === 'given_up' && form}</li>`
}
