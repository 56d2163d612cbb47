/** A mail without its receiver. */
export interface MailContent {
  readonly subject: string
  readonly text: string
  readonly html: string
}

export interface MailLink {
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
  /** A quotation, such as the review that the mail is about. */
  readonly quote?: { readonly mark: string; readonly title: string; readonly text: string }
  /** Rows of a table: a name and an amount. */
  readonly lines?: readonly {
    readonly label: string
    readonly detail?: string
    readonly amount: string
    /** Address of a square picture. */
    readonly picture?: string | undefined
  }[]
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

/** Example mails in one language, for designers and translators. */
export interface MailPreview {
  readonly locale: string
  readonly locales: readonly string[]
  readonly mails: readonly { readonly kind: string; readonly mail: MailContent }[]
}
