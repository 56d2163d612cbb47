import { type Html, html } from '@sorrel/http/html'
import type { Page } from '../page/respond.ts'
import { type Done, getQueueLabel, toFramedPage, type Totals } from './frame-view.ts'
import { QUEUE_PAGE_SIZE, type Queue, type QueuedReview } from './queue.ts'
import { toReviewCard } from './review-card.ts'
import type { Moderation } from '../options.ts'

const EMPTY: Readonly<Record<Queue, string>> = {
  pending: 'Nothing waits for you. New reviews appear here.',
  reported: 'Nobody has reported a review.',
  approved: 'No review has been approved yet.',
  rejected: 'No review has been rejected.',
}

export interface QueueView {
  readonly queue: Queue
  readonly page: number
  readonly entries: readonly QueuedReview[]
  readonly totals: Totals
  readonly key: string
  readonly done: Done | undefined
  readonly toProductUrl: Moderation['toProductUrl']
}

export function toQueuePage(view: QueueView): Page {
  const { queue, page, entries, totals, key, done, toProductUrl } = view
  const back = toAddress(queue, page)
  const cards = entries.map((entry) => toReviewCard({ entry, key, back, toProductUrl }))
  const content = html`${cards.length === 0 ? html`<p class="empty">${EMPTY[queue]}</p>` : html`<div class="list">${cards}</div>`}
${toPaging(queue, page, totals[queue])}`
  return toFramedPage({ title: getQueueLabel(queue), current: queue, totals, done, content })
}

function toAddress(queue: Queue, page: number): string {
  return `/moderation?queue=${queue}${page === 1 ? '' : `&page=${page}`}`
}

function toPaging(queue: Queue, page: number, total: number): Html | false {
  const last = Math.ceil(total / QUEUE_PAGE_SIZE)
  if (last <= 1) return false
  return html`<nav class="paging" aria-label="Pages">
${page > 1 && html`<a class="button" rel="prev" href="${toAddress(queue, page - 1)}">Previous</a>`}
<span>Page ${page} of ${last}</span>
${page < last && html`<a class="button" rel="next" href="${toAddress(queue, page + 1)}">Next</a>`}</nav>`
}
