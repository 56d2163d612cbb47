import type { MailContent, MailLink, MailParts, MailPreview } from './mail-parts.ts'

export type { MailContent, MailParts } from './mail-parts.ts'

/** Renders a mail as plain text and as HTML. The HTML renderer is loaded with the first mail. */
export async function renderMail(parts: MailParts): Promise<MailContent> {
  const { toMailHtml } = await import('./mail-layout.tsx')
  return { subject: parts.subject, text: toText(parts), html: await toMailHtml(parts) }
}

/** A page with mails on a light and on a dark screen and as text; `?locale=` chooses the language. It runs no script. */
export async function toMailPreview(preview: MailPreview): Promise<Response> {
  const { toPreviewHtml } = await import('./mail-preview.tsx')
  return new Response(await toPreviewHtml(preview), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; img-src https: http:; frame-ancestors 'none'",
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    },
  })
}

/** Written by hand, because text converted from the HTML puts each amount on a line of its own. */
function toText(parts: MailParts): string {
  const { heading, paragraphs, quote, lines = [], totals = [], block, actions = [], closing, footer } = parts
  const rows = lines.map(({ label, detail, amount }) =>
    `${label}${detail ? ` (${detail})` : ''}  ${amount}`.trimEnd(),
  )
  const sums = totals.map(({ label, amount }) => (amount === '' ? label : `${label}: ${amount}`))
  const sections = [
    heading,
    ...paragraphs,
    quote && `${quote.mark} ${quote.title}\n${quote.text}`,
    rows.join('\n'),
    sums.join('\n'),
    block && [block.heading, ...block.lines].join('\n'),
    ...actions.map(toLink),
    closing,
    footer,
    parts.footerLink && toLink(parts.footerLink),
  ]
  return `${sections.filter(Boolean).join('\n\n')}\n`
}

function toLink({ label, url }: MailLink): string {
  return `${label}\n${url}`
}
