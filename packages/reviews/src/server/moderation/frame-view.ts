import { type Html, html } from '@sorrel/http/html'
import type { Page } from '../page/respond.ts'
import { QUEUES, type Queue } from './queue.ts'

export type Totals = Readonly<Record<Queue, number>>

const LABELS: Readonly<Record<Queue, string>> = {
  pending: 'Waiting',
  reported: 'Reported',
  approved: 'Approved',
  rejected: 'Rejected',
}

/** What the operator has just done: part of the address after a form, shown as a message. */
const DONE_NAMES = ['approved', 'rejected', 'kept', 'hidden', 'shown'] as const
export type Done = (typeof DONE_NAMES)[number]

const DONE: Readonly<Record<Done, string>> = {
  approved: 'Approved. The shop shows the review now.',
  rejected: 'Rejected. The shop does not show the review.',
  kept: 'Kept. The reports are settled.',
  hidden: 'The picture is hidden.',
  shown: 'The picture is shown again.',
}

export function parseDone(value: string | undefined): Done | undefined {
  return DONE_NAMES.find((name) => name === value)
}

export interface Frame {
  readonly title: string
  readonly current: Queue | 'mails' | undefined
  readonly totals: Totals
  readonly done?: Done | undefined
  readonly content: Html
}

/** A page with the header, its links to the lists, and the content. */
export function toFramedPage({ title, current, totals, done, content }: Frame): Page {
  const tab = (target: Queue | 'mails', label: string, total?: number) => {
    const href = target === 'mails' ? '/moderation/mails' : `/moderation?queue=${target}`
    const mark = target === current && html`aria-current="page"`
    return html`<li><a href="${href}" ${mark}>${label}${total !== undefined && html` <span class="count">${total}</span>`}</a></li>`
  }
  return {
    title: `${title} · Review moderation`,
    body: html`<a class="skip" href="#content">Skip to the reviews</a>
<header class="top"><div class="wide bar"><p class="brand">Review moderation</p>
<form method="post" action="/moderation/log-out"><button class="quiet">Sign out</button></form></div>
<nav class="wide" aria-label="Lists"><ul class="tabs">
${QUEUES.map((queue) => tab(queue, LABELS[queue], totals[queue]))}${tab('mails', 'Mails')}
</ul></nav></header>
<main id="content" class="wide" tabindex="-1"><h1>${title}</h1>${done && html`<p class="note done" role="status" tabindex="-1" autofocus>${DONE[done]}</p>`}${content}</main>`,
  }
}

export function getQueueLabel(queue: Queue): string {
  return LABELS[queue]
}

/** `21 Nov 2026, 09:00 UTC` */
export function toTime(date: Date): Html {
  const text = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })
  return html`<time datetime="${date.toISOString()}">${text.format(date)} UTC</time>`
}
