import type { LocaleCode } from '@sorrel/i18n/locales'
import { getTranslator } from '../http/locale.ts'
import { toMailPage } from '../page/mail-page.ts'

/** `question`: before the confirmation; `unknown`: the link is incomplete. */
export type UnsubscribeState = 'question' | 'done' | 'unknown'

/** The page that ends review requests. */
export function toUnsubscribePage(state: UnsubscribeState, locale: LocaleCode): Response {
  const t = getTranslator(locale)
  return toMailPage({
    locale,
    title: t(`review_mail.unsubscribe.${state}.title`),
    text: t(`review_mail.unsubscribe.${state}.text`),
    buttons: state === 'question' ? [{ name: 'stop', label: t('review_mail.unsubscribe.action') }] : [],
    status: state === 'unknown' ? 400 : 200,
  })
}
