import { type Html, html } from '@sorrel/http/html'
import { toTime } from './frame-view.ts'
import type { QueuedReview } from './queue.ts'
import type { Moderation } from '../options.ts'

const REASONS = [
  'Not about the product',
  'Insulting or hurtful',
  'Advertising or spam',
  'Names a person or private data',
  'A picture that we cannot show',
] as const

export interface CardParts {
  readonly entry: QueuedReview
  /** The session's form key, which every form contains. */
  readonly key: string
  /** The page that a form leads back to. */
  readonly back: string
  readonly toProductUrl: Moderation['toProductUrl']
}

/** One review with all actions of an operator. */
export function toReviewCard(parts: CardParts): Html {
  const { entry, toProductUrl } = parts
  const { review } = entry
  const product = toProductUrl?.(review)
  const titleId = `title-${review.id}`
  return html`<article class="sheet review" aria-labelledby="${titleId}">
<header><span class="stars" role="img" aria-label="${review.rating} out of 5 stars">${'★'.repeat(review.rating)}<span class="off">${'★'.repeat(5 - review.rating)}</span></span>
<span class="state state-${review.status}">${review.status}</span></header>
<h2 id="${titleId}"><a href="/moderation/reviews/${review.id}">${review.title}</a></h2>
<p class="facts">${review.userName} · ${toTime(review.dateCreated)}${review.isVerified && ' · verified purchase'}
${(product ?? review.productName) && html` · ${product === undefined ? review.productName : html`<a href="${product}" rel="noreferrer">${review.productName ?? 'the product'}</a>`}`}</p>
<p class="body">${review.body}</p>
${toImages(parts)}
${toReports(entry)}
${review.rejectReason !== null && html`<p class="note"><strong>Rejected:</strong> ${review.rejectReason}</p>`}
<div class="actions">${toActions(parts)}</div>
</article>`
}

interface FormParts extends CardParts {
  readonly action: string
  readonly content: Html
}

function toForm({ action, key, back, content }: FormParts): Html {
  return html`<form method="post" action="${action}"><input type="hidden" name="key" value="${key}"><input type="hidden" name="back" value="${back}">${content}</form>`
}

function toImages(parts: CardParts): Html | false {
  const { images, review } = parts.entry
  if (images.length === 0) return false
  return html`<ul class="pictures">${images.map(({ id, sizes, isHidden }, index) => {
    const name = `Picture ${index + 1} of ${review.userName}`
    const [small = { width: 0, height: 0 }] = sizes
    const action = isHidden ? 'show' : 'hide'
    return html`<li class="${isHidden ? 'hidden' : 'shown'}"><a href="/moderation/images/${id}/${sizes.at(-1)?.width ?? 0}"><img src="/moderation/images/${id}/${small.width}" width="${small.width}" height="${small.height}" alt="${name}" loading="lazy"></a>
${toForm({ ...parts, action: `/moderation/images/${id}/${action}`, content: html`<button class="quiet" aria-label="${isHidden ? 'Show' : 'Hide'} ${name.toLowerCase()}">${isHidden ? 'Show' : 'Hide'}</button>` })}</li>`
  })}</ul>`
}

function toReports({ reports }: QueuedReview): Html | false {
  if (reports.length === 0) return false
  return html`<section class="note reports"><h3>${reports.length === 1 ? '1 report' : `${reports.length} reports`}</h3>
<ul>${reports.map(({ reason, dateCreated }) => html`<li>${reason} <span class="facts">${toTime(dateCreated)}</span></li>`)}</ul></section>`
}

function toActions(parts: CardParts): readonly (Html | false)[] {
  const { review, reports } = parts.entry
  const path = `/moderation/reviews/${review.id}`
  const approve = html`<button class="primary" aria-describedby="title-${review.id}">Approve</button>`
  const keep = html`<button class="primary" aria-describedby="title-${review.id}">Keep it</button>`
  return [
    review.status !== 'approved' && toForm({ ...parts, action: `${path}/approve`, content: approve }),
    reports.length > 0 && toForm({ ...parts, action: `${path}/dismiss`, content: keep }),
    review.status !== 'rejected' && toRejection(parts, path),
  ]
}

function toRejection(parts: CardParts, path: string): Html {
  const { id, title } = parts.entry.review
  const content = html`<label for="reason-${id}">Reason</label>
<select id="reason-${id}" name="reason">${REASONS.map((reason) => html`<option>${reason}</option>`)}</select>
<label for="other-${id}">Or in your own words</label>
<input id="other-${id}" name="other" maxlength="500" autocomplete="off">
<button class="danger">Reject</button>`
  return html`<details><summary aria-label="Reject “${title}”…">Reject…</summary>${toForm({ ...parts, action: `${path}/reject`, content })}</details>`
}
