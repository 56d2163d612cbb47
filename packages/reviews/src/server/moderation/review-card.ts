import { REJECT_REASONS } from '@sorrel/contracts/http'
import { type Html, html } from '@sorrel/contracts/http/html'
import type { Moderation } from '../options.ts'
import { type Screen, toTime } from './frame-view.ts'
import type { Language } from './language.ts'
import type { QueuedReview } from './queue.ts'

/** The form that the choice of several reviews belongs to. */
export const BULK_FORM = 'bulk'

export interface CardParts {
  readonly entry: QueuedReview
  readonly screen: Screen
  /** The page that a form leads back to. */
  readonly back: string
  /** Whether the review can be selected for a bulk decision. */
  readonly isChoosable?: boolean
  readonly toProductUrl: Moderation['toProductUrl']
}

/** One review with all actions of an operator. */
export function toReviewCard(parts: CardParts): Html {
  const { entry, screen } = parts
  const { review } = entry
  const { t, locale } = screen.language
  const titleId = `title-${review.id}`
  return html`<article class="sheet review" aria-labelledby="${titleId}" tabindex="-1">
<header>${parts.isChoosable === true && toChoice(parts)}<span class="stars" role="img" aria-label="${t('moderation.stars', { count: review.rating })}">${'★'.repeat(review.rating)}<span class="off">${'★'.repeat(5 - review.rating)}</span></span>
<span class="state state-${review.status}">${t(`moderation.states.${review.status}`)}</span></header>
<h2 id="${titleId}" lang="${review.locale}"><a href="/moderation/reviews/${review.id}">${review.title}</a></h2>
<p class="facts">${review.userName} · ${toTime(review.dateCreated, locale)} · ${review.locale}${review.isVerified && ` · ${t('moderation.verified')}`}${toProduct(parts)}${review.version > 0 && ` · ${t('moderation.changed', { count: review.version })}`}</p>
<p class="body" lang="${review.locale}">${review.body}</p>
${toImages(parts)}
${toReports(entry, screen)}
${review.rejectReason !== null && html`<p class="note"><strong>${t('moderation.rejected')}</strong> ${toReasonText(review.rejectReason, screen.language)}</p>`}
${review.reply !== null && html`<p class="note reply"><strong>${t('moderation.reply_by_shop')}</strong> ${review.reply}</p>`}
<div class="actions">${toActions(parts)}</div>
</article>`
}

/** A known reason in the operator's language; any other text unchanged. */
export function toReasonText(reason: string, { t }: Language): string {
  const known = REJECT_REASONS.find((one) => one === reason)
  return known === undefined ? reason : t(`moderation.reasons.${known}`)
}

function toChoice({ entry, screen }: CardParts): Html {
  const { id, version, title } = entry.review
  const label = screen.language.t('moderation.choose', { title })
  return html`<input type="checkbox" class="choice" form="${BULK_FORM}" name="review" value="${id}.${version}" aria-label="${label}">`
}

function toProduct({ entry, screen, toProductUrl }: CardParts): Html | false {
  const url = toProductUrl?.(entry.review)
  const name =
    entry.review.productName ??
    (url === undefined ? undefined : screen.language.t('moderation.unnamed_product'))
  if (name === undefined) return false
  return url === undefined ? html` · ${name}` : html` · <a href="${url}" rel="noreferrer">${name}</a>`
}

interface FormParts extends CardParts {
  readonly action: string
  readonly content: Html
}

function toForm({ action, screen, back, content, entry }: FormParts): Html {
  return html`<form method="post" action="${action}"><input type="hidden" name="key" value="${screen.key}"><input type="hidden" name="back" value="${back}"><input type="hidden" name="version" value="${entry.review.version}"><input type="hidden" name="status" value="${entry.review.status}">${content}</form>`
}

function toImages(parts: CardParts): Html | false {
  const { images, review } = parts.entry
  const { t } = parts.screen.language
  if (images.length === 0) return false
  return html`<ul class="pictures">${images.map(({ id, sizes, isHidden }, index) => {
    const params = { index: index + 1, name: review.userName }
    const [small = { width: 0, height: 0 }] = sizes
    const action = isHidden ? 'show' : 'hide'
    const label = t(`moderation.${action}_picture`, params)
    return html`<li class="${isHidden ? 'hidden' : 'shown'}"><a href="/moderation/images/${id}/${sizes.at(-1)?.width ?? 0}"><img src="/moderation/images/${id}/${small.width}" width="${small.width}" height="${small.height}" alt="${t('moderation.picture', params)}" loading="lazy"></a>
${toForm({ ...parts, action: `/moderation/images/${id}/${action}`, content: html`<button class="quiet" aria-label="${label}">${t(`moderation.${action}`)}</button>` })}</li>`
  })}</ul>`
}

function toReports({ reports }: QueuedReview, { language: { t, locale } }: Screen): Html | false {
  if (reports.length === 0) return false
  return html`<section class="note reports"><h3>${t('moderation.reports', { count: reports.length })}</h3>
<ul>${reports.map(({ reason, dateCreated }) => html`<li>${reason} <span class="facts">${toTime(dateCreated, locale)}</span></li>`)}</ul></section>`
}

function toActions(parts: CardParts): readonly (Html | false)[] {
  const { review, reports } = parts.entry
  const { t } = parts.screen.language
  const path = `/moderation/reviews/${review.id}`
  const approve = html`<button class="primary" data-key="a" aria-describedby="title-${review.id}">${t('moderation.approve')}</button>`
  const keep = html`<button class="primary" aria-describedby="title-${review.id}">${t('moderation.keep')}</button>`
  return [
    review.status !== 'approved' && toForm({ ...parts, action: `${path}/approve`, content: approve }),
    reports.length > 0 && toForm({ ...parts, action: `${path}/dismiss`, content: keep }),
    review.status !== 'rejected' && toRejection(parts, path),
    toReply(parts, path),
  ]
}

function toRejection(parts: CardParts, path: string): Html {
  const { id, title } = parts.entry.review
  const { t } = parts.screen.language
  const content = html`<label for="reason-${id}">${t('moderation.reason')}</label>
<select id="reason-${id}" name="reason">${REJECT_REASONS.map((reason) => html`<option value="${reason}">${t(`moderation.reasons.${reason}`)}</option>`)}</select>
<label for="other-${id}">${t('moderation.other_reason')}</label>
<input id="other-${id}" name="other" maxlength="500" autocomplete="off">
<button class="danger">${t('moderation.reject_now')}</button>`
  return html`<details><summary data-key="r" aria-label="${t('moderation.reject_title', { title })}">${t('moderation.reject')}</summary>${toForm({ ...parts, action: `${path}/reject`, content })}</details>`
}

function toReply(parts: CardParts, path: string): Html {
  const { id, title, reply } = parts.entry.review
  const { t } = parts.screen.language
  const content = html`<label for="reply-${id}">${t('moderation.reply_label')}</label>
<textarea id="reply-${id}" name="text" rows="4" maxlength="2000" aria-describedby="hint-${id}">${reply}</textarea>
<p class="facts" id="hint-${id}">${t('moderation.reply_hint')}</p>
<button>${t('moderation.reply_save')}</button>`
  return html`<details><summary data-key="e" aria-label="${t('moderation.reply_title', { title })}">${t('moderation.reply')}</summary>${toForm({ ...parts, action: `${path}/reply`, content })}</details>`
}
