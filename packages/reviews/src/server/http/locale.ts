/** Languages of the mails; the first is used for all other languages. */
export const MAIL_LOCALES = ['en', 'fr', 'de'] as const
export type MailLocale = (typeof MAIL_LOCALES)[number]

/** The caller's preferred language among those of the mails, by `Accept-Language`. */
export function getLocale(request: Request): MailLocale {
  const wanted = (request.headers.get('accept-language') ?? '')
    .slice(0, 200)
    .split(',')
    .map((part) => part.trim().slice(0, 2).toLowerCase())
  return toMailLocale(wanted.find((language) => MAIL_LOCALES.some((locale) => locale === language)) ?? '')
}

export function toMailLocale(text: string): MailLocale {
  return MAIL_LOCALES.find((locale) => locale === text) ?? 'en'
}
