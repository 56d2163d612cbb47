import { html, type Html } from '@sorrel/contracts/http/html'
import { getMessages } from './messages.ts'

/** A mail without its receiver. */
export interface MailContent {
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** The content of a mail, without its layout. */
interface MailParts {
  readonly locale: string
  readonly subject: string
  readonly heading: string
  readonly paragraphs: readonly string[]
  /** Rows of a table: a name and an amount. */
  readonly lines?: readonly { readonly label: string; readonly detail?: string; readonly amount: string }[]
  readonly totals?: readonly {
    readonly label: string
    readonly amount: string
    readonly isStrong?: boolean
  }[]
  /** A heading with lines below it, such as an address. */
  readonly block?: { readonly heading: string; readonly lines: readonly string[] }
  readonly action?: { readonly label: string; readonly url: string }
  readonly closing: string
}

/** The same mail as plain text and as HTML that mail programs understand. */
export function renderMail(parts: MailParts): MailContent {
  return { subject: parts.subject, text: toText(parts), html: `<!doctype html>${toHtml(parts).markup}` }
}

function toText({
  locale,
  heading,
  paragraphs,
  lines = [],
  totals = [],
  block,
  action,
  closing,
}: MailParts): string {
  const rows = lines.map(({ label, detail, amount }) => `${label}${detail ? ` (${detail})` : ''}  ${amount}`)
  const sums = totals.map(({ label, amount }) => (amount === '' ? label : `${label}: ${amount}`))
  const sections = [
    heading,
    ...paragraphs,
    rows.join('\n'),
    sums.join('\n'),
    block === undefined ? '' : [block.heading, ...block.lines].join('\n'),
    action === undefined ? '' : `${action.label}: ${action.url}`,
    closing,
    getMessages(locale).footer,
  ]
  return `${sections.filter((section) => section !== '').join('\n\n')}\n`
}

const BODY = 'margin:0;background:#f6f3ec;color:#4a5751;font:16px/1.5 Figtree,Helvetica,Arial,sans-serif'
const SHEET = 'max-width:560px;margin:0 auto;padding:32px 24px;background:#ffffff;border-radius:20px'
const HEADING = 'margin:0 0 16px;color:#1f2d27;font:450 28px/1.2 Fraunces,Georgia,serif'
const CELL = 'padding:10px 0;border-bottom:1px solid #e7e4db;vertical-align:top'
const BUTTON =
  'display:inline-block;padding:12px 24px;border-radius:999px;background:#26493a;color:#ffffff;text-decoration:none;font-weight:600'

function toHtml(parts: MailParts): Html {
  const { locale, subject, heading, paragraphs, lines = [], totals = [], block, action, closing } = parts
  return html`<html lang="${locale}"><head><meta charset="utf-8"><title>${subject}</title></head>
<body style="${BODY}"><div style="padding:24px 12px"><div style="${SHEET}">
<p style="margin:0 0 24px;color:#1f2d27;font:450 20px Fraunces,Georgia,serif;letter-spacing:.2em">SORREL</p>
<h1 style="${HEADING}">${heading}</h1>
${paragraphs.map((paragraph) => html`<p style="margin:0 0 16px">${paragraph}</p>`)}
${(lines.length > 0 || totals.length > 0) && toTable(lines, totals)}
${block !== undefined && html`<h2 style="margin:24px 0 8px;color:#1f2d27;font-size:16px">${block.heading}</h2><p style="margin:0">${block.lines.map((line) => html`${line}<br>`)}</p>`}
${action !== undefined && html`<p style="margin:24px 0"><a href="${action.url}" style="${BUTTON}">${action.label}</a></p>`}
<p style="margin:16px 0 0">${closing}</p>
</div><p style="max-width:560px;margin:16px auto 0;font-size:13px">${getMessages(locale).footer}</p></div></body></html>`
}

function toTable(lines: NonNullable<MailParts['lines']>, totals: NonNullable<MailParts['totals']>): Html {
  return html`<table role="presentation" style="width:100%;border-collapse:collapse;margin:8px 0 16px">
${lines.map(
  ({ label, detail, amount }) =>
    html`<tr><td style="${CELL}"><strong style="color:#1f2d27">${label}</strong>${detail && html`<br><span style="font-size:14px">${detail}</span>`}</td><td style="${CELL};text-align:right;white-space:nowrap">${amount}</td></tr>`,
)}
${totals.map(
  ({ label, amount, isStrong }) =>
    html`<tr style="${isStrong ? 'color:#1f2d27;font-weight:600' : ''}"><td style="padding:6px 0">${label}</td><td style="padding:6px 0;text-align:right;white-space:nowrap">${amount}</td></tr>`,
)}
</table>`
}
