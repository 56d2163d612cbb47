import { type Html, html } from '@sorrel/contracts/http/html'
import { formatLanguage } from '@sorrel/i18n/names'
import type { Moderation } from '../options.ts'
import type { Page } from '../page/respond.ts'
import { type Screen, toFramedPage } from './frame-view.ts'
import { QUEUE_PAGE_SIZE, type Queue, type QueuedReview } from './queue.ts'
import { type FilterChoices, type QueueFilter, toFilterSearch } from './queue-filter.ts'
import { BULK_FORM, toReviewCard } from './review-card.ts'

export interface QueueView {
  readonly screen: Screen
  readonly queue: Queue
  readonly filter: QueueFilter
  readonly choices: FilterChoices
  readonly page: number
  /** Number of reviews in the list that match the filter. */
  readonly total: number
  readonly entries: readonly QueuedReview[]
  readonly toProductUrl: Moderation['toProductUrl']
}

export function toQueuePage(view: QueueView): Page {
  const { screen, queue, entries, toProductUrl } = view
  const { t } = screen.language
  const back = toAddress(view, view.page)
  // Bulk approval needs reviews that are not approved yet.
  const isChoosable = queue !== 'approved' && entries.length > 1
  const cards = entries.map((entry) => toReviewCard({ entry, screen, back, isChoosable, toProductUrl }))
  const isFiltered = toFilterSearch(view.filter) !== ''
  const content = html`${(screen.totals[queue] > 0 || isFiltered) && toFilters(view)}
${cards.length === 0 ? html`<p class="empty">${isFiltered ? t('moderation.no_match') : t(`moderation.empty.${queue}`)}</p>` : html`<div class="list">${cards}</div>`}
${isChoosable && toBulk(screen, back)}
${toPaging(view)}
${cards.length > 0 && html`<p class="facts keys" hidden data-keys>${t('moderation.keys')}</p>`}`
  return toFramedPage({ screen, title: t(`moderation.queues.${queue}`), current: queue, content })
}

function toAddress({ queue, filter }: Pick<QueueView, 'queue' | 'filter'>, page: number): string {
  return `/moderation?queue=${queue}${toFilterSearch(filter)}${page === 1 ? '' : `&page=${page}`}`
}

interface Choice {
  readonly name: string
  readonly label: string
  readonly value: string
  readonly options: readonly (readonly [value: string, label: string])[]
}

function toFilters({ screen, queue, filter, choices }: QueueView): Html {
  const { t, locale } = screen.language
  const select = ({ name, label, value, options }: Choice) =>
    html`<div><label for="filter-${name}">${label}</label><select id="filter-${name}" name="${name}"><option value="">${t('moderation.all')}</option>${options.map(
      ([option, text]) =>
        html`<option value="${option}" ${option === value && html`selected`}>${text}</option>`,
    )}</select></div>`
  return html`<form class="filters" method="get" action="/moderation" aria-label="${t('moderation.filters')}"><input type="hidden" name="queue" value="${queue}">
${select({
  name: 'rating',
  label: t('moderation.rating'),
  value: String(filter.rating ?? ''),
  options: ['5', '4', '3', '2', '1'].map((rating) => [rating, '★'.repeat(Number(rating))] as const),
})}
${select({
  name: 'product',
  label: t('moderation.product'),
  value: filter.productId ?? '',
  options: choices.products.map(({ id, name }) => [id, name] as const),
})}
${select({
  name: 'language',
  label: t('moderation.review_language'),
  value: filter.locale ?? '',
  options: choices.locales.map((code) => [code, formatLanguage({ code, locale })] as const),
})}
${select({
  name: 'pictures',
  label: t('moderation.pictures'),
  value: filter.pictures ?? '',
  options: [
    ['with', t('moderation.with_picture')],
    ['without', t('moderation.without_picture')],
  ],
})}
<div class="buttons"><button>${t('moderation.filter')}</button>${toFilterSearch(filter) !== '' && html`<a class="button quiet" href="/moderation?queue=${queue}">${t('moderation.clear_filters')}</a>`}</div></form>`
}

function toBulk({ language, key }: Screen, back: string): Html {
  return html`<form class="bulk" id="${BULK_FORM}" method="post" action="/moderation/approve"><input type="hidden" name="key" value="${key}"><input type="hidden" name="back" value="${back}"><button class="primary">${language.t('moderation.approve_chosen')}</button></form>`
}

function toPaging(view: QueueView): Html | false {
  const { page, total, screen } = view
  const { t } = screen.language
  const last = Math.ceil(total / QUEUE_PAGE_SIZE)
  if (last <= 1) return false
  return html`<nav class="paging" aria-label="${t('moderation.pages')}">
${page > 1 && html`<a class="button" rel="prev" href="${toAddress(view, page - 1)}">${t('moderation.previous')}</a>`}
<span>${t('moderation.page', { page, last })}</span>
${page < last && html`<a class="button" rel="next" href="${toAddress(view, page + 1)}">${t('moderation.next')}</a>`}</nav>`
}
