import { html } from '@sorrel/contracts/http/html'
import type { Moderation } from '../options.ts'
import type { Page } from '../page/respond.ts'
import { type Screen, toFramedPage, toTime } from './frame-view.ts'
import type { AuditEntry, QueuedReview } from './queue.ts'
import { toReasonText, toReviewCard } from './review-card.ts'

export interface ReviewView {
  readonly found: QueuedReview & { readonly history: readonly AuditEntry[] }
  readonly screen: Screen
  readonly toProductUrl: Moderation['toProductUrl']
}

/** One review with its history. */
export function toReviewPage({ found, screen, toProductUrl }: ReviewView): Page {
  const { review, history } = found
  const { t, locale } = screen.language
  const card = toReviewCard({ entry: found, screen, back: `/moderation/reviews/${review.id}`, toProductUrl })
  const content = html`<div class="list">${card}<section class="sheet"><h2>${t('moderation.history')}</h2><ol class="history">
${history.map(
  ({ action, actor, detail, dateCreated }) =>
    html`<li><strong>${t(`moderation.actions.${action}`)}</strong> ${t('moderation.by', { actor })} <span class="facts">${toTime(dateCreated, locale)}</span>${detail !== null && html`<br><span class="text">${toReasonText(detail, screen.language)}</span>`}</li>`,
)}</ol></section></div>`
  return toFramedPage({ screen, title: t('moderation.review'), current: undefined, content })
}
