/** A mail without its receiver. */
export interface MailContent {
  readonly subject: string
  readonly text: string
  readonly html: string
}

interface MailLink {
  readonly label: string
  readonly url: string
}

/** The content of a mail, without its layout. */
export interface MailParts {
  readonly locale: string
  readonly dir: 'ltr' | 'rtl'
  /** The name above the mail. */
  readonly brand?: string
  readonly subject: string
  readonly heading: string
  readonly paragraphs: readonly string[]
  /** What the mail is about, in somebody's own words. */
  readonly quote?: { readonly mark: string; readonly title: string; readonly text: string }
  /** Rows of a table: a name and an amount. */
  readonly lines?: readonly { readonly label: string; readonly detail?: string; readonly amount: string }[]
  readonly totals?: readonly {
    readonly label: string
    readonly amount: string
    readonly isStrong?: boolean
  }[]
  /** A heading with lines below it, such as an address. */
  readonly block?: { readonly heading: string; readonly lines: readonly string[] }
  readonly actions?: readonly MailLink[]
  readonly closing?: string
  /** Why the reader gets the mail. */
  readonly footer: string
  readonly footerLink?: MailLink
}

/** The same mail as plain text and as HTML that programs for mail understand. What draws the HTML is loaded with the first mail. */
export async function renderMail(parts: MailParts): Promise<MailContent> {
  const { toMailHtml } = await import('./mail-layout.tsx')
  return { subject: parts.subject, text: toText(parts), html: await toMailHtml(parts) }
}

/** Mails in one of some languages, for those who design and translate them. */
export interface MailPreview {
  readonly locale: string
  readonly locales: readonly string[]
  readonly mails: readonly { readonly kind: string; readonly mail: MailContent }[]
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

/** By hand: text made from the HTML has each amount on a line below its name. */
function toText(parts: MailParts): string {
  const { heading, paragraphs, quote, lines = [], totals = [], block, actions = [], closing, footer } = parts
  const rows = lines.map(({ label, detail, amount }) => `${label}${detail ? ` (${detail})` : ''}  ${amount}`)
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
