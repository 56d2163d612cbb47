import { html } from '@sorrel/http/html'
import type { Page } from '../page/respond.ts'
import type { AuditAction } from '../data/schema.ts'
import { type Done, toFramedPage, toTime, type Totals } from './frame-view.ts'
import type { AuditEntry, QueuedReview } from './queue.ts'
import { toReviewCard } from './review-card.ts'
import type { Moderation } from '../options.ts'

const ACTIONS: Readonly<Record<AuditAction, string>> = {
  submitted: 'Sent in',
  approved: 'Approved',
  rejected: 'Rejected',
  reports_dismissed: 'Reports settled, review kept',
  image_hidden: 'Picture hidden',
  image_shown: 'Picture shown again',
}

export interface ReviewView {
  readonly found: QueuedReview & { readonly history: readonly AuditEntry[] }
  readonly key: string
  readonly done: Done | undefined
  readonly totals: Totals
  readonly toProductUrl: Moderation['toProductUrl']
}

/** One review with its history. */
export function toReviewPage({ found, key, done, totals, toProductUrl }: ReviewView): Page {
  const { review, history } = found
  const card = toReviewCard({ entry: found, key, back: `/moderation/reviews/${review.id}`, toProductUrl })
  const content = html`<div class="list">${card}<section class="sheet"><h2>History</h2><ol class="history">
${history.map(
  ({ action, actor, detail, dateCreated }) =>
    html`<li><strong>${ACTIONS[action]}</strong> by ${actor} <span class="facts">${toTime(dateCreated)}</span>${detail !== null && html`<br>${detail}`}</li>`,
)}</ol></section></div>`
  return toFramedPage({ title: 'Review', current: undefined, totals, done, content })
}
