import { type Html, html } from '@sorrel/contracts/http/html'
import { toIntlLocale } from '@sorrel/i18n/locales'
import type { Page } from '../page/respond.ts'
import type { Language } from './language.ts'
import { QUEUES, type Queue } from './queue.ts'

export type Totals = Readonly<Record<Queue, number>>

/** The operator's last action: part of the address after a form, shown as a message. */
const DONE_NAMES = [
  'approved',
  'rejected',
  'kept',
  'hidden',
  'shown',
  'replied',
  'unreplied',
  'resent',
  'bulk',
  'bulk_part',
  'bulk_none',
] as const
export type Done = (typeof DONE_NAMES)[number]

export function parseDone(value: string | undefined): Done | undefined {
  return DONE_NAMES.find((name) => name === value)
}

/** Data of every page for a signed-in operator. */
export interface Screen {
  readonly language: Language
  /** Who is signed in. */
  readonly operator: string
  /** The session's form key, which every form contains. */
  readonly key: string
  readonly totals: Totals
  readonly done?: Done | undefined
}

export interface Frame {
  readonly screen: Screen
  readonly title: string
  readonly current: Queue | 'mails' | 'transfer' | undefined
  readonly content: Html
}

/** A page with the header, its links to the lists, and the content. */
export function toFramedPage({ screen, title, current, content }: Frame): Page {
  const { language, operator, totals, done } = screen
  const { t, locale } = language
  const tab = (target: NonNullable<Frame['current']>, label: string, total?: number) => {
    const mark = target === current && html`aria-current="page"`
    return html`<li><a href="${toTabHref(target)}" ${mark}>${label}${total !== undefined && html` <span class="count">${total}</span>`}</a></li>`
  }
  return {
    title: `${title} · ${t('moderation.title')}`,
    locale,
    body: html`<a class="skip" href="#content">${t('moderation.skip')}</a>
<header class="top"><div class="wide bar"><p class="brand">${t('moderation.title')}</p>
<div class="who"><span class="facts">${t('moderation.signed_in_as', { name: operator })}</span>
<form method="post" action="/moderation/log-out"><button class="quiet">${t('moderation.sign_out')}</button></form></div></div>
<nav class="wide" aria-label="${t('moderation.lists')}"><ul class="tabs">
${QUEUES.map((queue) => tab(queue, t(`moderation.queues.${queue}`), totals[queue]))}${tab('mails', t('moderation.mails'))}${tab('transfer', t('moderation.transfer'))}
</ul></nav></header>
<main id="content" class="wide" tabindex="-1"><h1>${title}</h1>${done && html`<p class="note done" role="status" tabindex="-1" autofocus>${t(`moderation.done.${done}`)}</p>`}${content}</main>
<footer class="wide">${toLanguages(language)}</footer>`,
  }
}

function toTabHref(target: NonNullable<Frame['current']>): string {
  if (target === 'mails' || target === 'transfer') return `/moderation/${target}`
  return `/moderation?queue=${target}`
}

/** Links that show the pages in another language from now on. */
export function toLanguages({ t, others }: Language): Html {
  return html`<nav class="languages" aria-label="${t('moderation.language')}">${others.map(
    ({ locale, name }) =>
      html`<a lang="${locale}" hreflang="${locale}" href="/moderation/language?to=${locale}">${name}</a>`,
  )}</nav>`
}

/** `21 Nov 2026, 09:00 UTC` */
export function toTime(date: Date, locale: string): Html {
  const options = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' } as const
  const text = date.toLocaleString(toIntlLocale(locale), options)
  return html`<time datetime="${date.toISOString()}">${text} UTC</time>`
}
