import { REJECT_REASONS } from '@sorrel/contracts/http'
import { type Html, html } from '@sorrel/contracts/http/html'
import type { Moderation } from '../options.ts'
import { type Screen, toTime } from './frame-view.ts'
import type { ModerationWords } from './language.ts'
import type { QueuedReview } from './queue.ts'

/** The form that the choice of several reviews belongs to. */
export const BULK_FORM = 'bulk'

export interface CardParts {
  readonly entry: QueuedReview
  readonly screen: Screen
  /** The page that a form leads back to. */
  readonly back: string
  /** Whether the review can be chosen, to decide about several at once. */
  readonly isChoosable?: boolean
  readonly toProductUrl: Moderation['toProductUrl']
}

/** One review with all actions of an operator. */
export function toReviewCard(parts: CardParts): Html {
  const { entry, screen } = parts
  const { review } = entry
  const { words, locale } = screen.language
  const titleId = `title-${review.id}`
  return html`<article class="sheet review" aria-labelledby="${titleId}" tabindex="-1">
<header>${parts.isChoosable === true && toChoice(parts)}<span class="stars" role="img" aria-label="${words.stars(review.rating)}">${'★'.repeat(review.rating)}<span class="off">${'★'.repeat(5 - review.rating)}</span></span>
<span class="state state-${review.status}">${words.states[review.status]}</span></header>
<h2 id="${titleId}" lang="${review.locale}"><a href="/moderation/reviews/${review.id}">${review.title}</a></h2>
<p class="facts">${review.userName} · ${toTime(review.dateCreated, locale)} · ${review.locale}${review.isVerified && ` · ${words.verified}`}${toProduct(parts)}${review.version > 0 && ` · ${words.changedTimes(review.version)}`}</p>
<p class="body" lang="${review.locale}">${review.body}</p>
${toImages(parts)}
${toReports(entry, screen)}
${review.rejectReason !== null && html`<p class="note"><strong>${words.rejected}</strong> ${toReasonWords(review.rejectReason, words)}</p>`}
${review.reply !== null && html`<p class="note reply"><strong>${words.repliedOn}:</strong> ${review.reply}</p>`}
<div class="actions">${toActions(parts)}</div>
</article>`
}

/** A known reason in the operator's language, other words as they are. */
export function toReasonWords(reason: string, { reasons }: ModerationWords): string {
  const known = REJECT_REASONS.find((one) => one === reason)
  return known === undefined ? reason : reasons[known]
}

function toChoice({ entry, screen }: CardParts): Html {
  const { id, version, title } = entry.review
  const label = screen.language.words.choose(title)
  return html`<input type="checkbox" class="choice" form="${BULK_FORM}" name="review" value="${id}.${version}" aria-label="${label}">`
}

function toProduct({ entry, screen, toProductUrl }: CardParts): Html | false {
  const url = toProductUrl?.(entry.review)
  const name = entry.review.productName ?? (url === undefined ? undefined : screen.language.words.theProduct)
  if (name === undefined) return false
  return url === undefined ? html` · ${name}` : html` · <a href="${url}" rel="noreferrer">${name}</a>`
}

interface FormParts extends CardParts {
  readonly action: string
  readonly content: Html
}

function toForm({ action, screen, back, content, entry }: FormParts): Html {
  return html`<form method="post" action="${action}"><input type="hidden" name="key" value="${screen.key}"><input type="hidden" name="back" value="${back}"><input type="hidden" name="version" value="${entry.review.version}">${content}</form>`
}

function toImages(parts: CardParts): Html | false {
  const { images, review } = parts.entry
  const { words } = parts.screen.language
  if (images.length === 0) return false
  return html`<ul class="pictures">${images.map(({ id, sizes, isHidden }, index) => {
    const name = words.picture(index + 1, review.userName)
    const [small = { width: 0, height: 0 }] = sizes
    const action = isHidden ? 'show' : 'hide'
    const label = words[isHidden ? 'showPicture' : 'hidePicture'](index + 1, review.userName)
    return html`<li class="${isHidden ? 'hidden' : 'shown'}"><a href="/moderation/images/${id}/${sizes.at(-1)?.width ?? 0}"><img src="/moderation/images/${id}/${small.width}" width="${small.width}" height="${small.height}" alt="${name}" loading="lazy"></a>
${toForm({ ...parts, action: `/moderation/images/${id}/${action}`, content: html`<button class="quiet" aria-label="${label}">${words[action]}</button>` })}</li>`
  })}</ul>`
}

function toReports({ reports }: QueuedReview, { language: { words, locale } }: Screen): Html | false {
  if (reports.length === 0) return false
  return html`<section class="note reports"><h3>${words.reports(reports.length)}</h3>
<ul>${reports.map(({ reason, dateCreated }) => html`<li>${reason} <span class="facts">${toTime(dateCreated, locale)}</span></li>`)}</ul></section>`
}

function toActions(parts: CardParts): readonly (Html | false)[] {
  const { review, reports } = parts.entry
  const { words } = parts.screen.language
  const path = `/moderation/reviews/${review.id}`
  const approve = html`<button class="primary" data-key="a" aria-describedby="title-${review.id}">${words.approve}</button>`
  const keep = html`<button class="primary" aria-describedby="title-${review.id}">${words.keep}</button>`
  return [
    review.status !== 'approved' && toForm({ ...parts, action: `${path}/approve`, content: approve }),
    reports.length > 0 && toForm({ ...parts, action: `${path}/dismiss`, content: keep }),
    review.status !== 'rejected' && toRejection(parts, path),
    toReply(parts, path),
  ]
}

function toRejection(parts: CardParts, path: string): Html {
  const { id, title } = parts.entry.review
  const { words } = parts.screen.language
  const content = html`<label for="reason-${id}">${words.reason}</label>
<select id="reason-${id}" name="reason">${REJECT_REASONS.map((reason) => html`<option value="${reason}">${words.reasons[reason]}</option>`)}</select>
<label for="other-${id}">${words.otherReason}</label>
<input id="other-${id}" name="other" maxlength="500" autocomplete="off">
<button class="danger">${words.rejectNow}</button>`
  return html`<details><summary data-key="r" aria-label="${words.rejectTitle(title)}">${words.reject}</summary>${toForm({ ...parts, action: `${path}/reject`, content })}</details>`
}

function toReply(parts: CardParts, path: string): Html {
  const { id, title, reply } = parts.entry.review
  const { words } = parts.screen.language
  const content = html`<label for="reply-${id}">${words.replyLabel}</label>
<textarea id="reply-${id}" name="text" rows="4" maxlength="2000" aria-describedby="hint-${id}">${reply}</textarea>
<p class="facts" id="hint-${id}">${words.replyHint}</p>
<button>${words.replySave}</button>`
  return html`<details><summary data-key="e" aria-label="${words.replyTitle(title)}">${words.reply}</summary>${toForm({ ...parts, action: `${path}/reply`, content })}</details>`
}
