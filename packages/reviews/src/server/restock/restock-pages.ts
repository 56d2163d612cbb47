import type { LocaleCode } from '@sorrel/i18n/locales'
import { getTranslator } from '../http/locale.ts'
import { toMailPage } from '../page/mail-page.ts'

/** `question`: before the button is pressed; `unknown`: the link is incomplete, or what it names is forgotten. */
export type ConfirmState = 'question' | 'done' | 'unknown'

/** The page that confirms an address. */
export function toConfirmPage(state: ConfirmState, locale: LocaleCode): Response {
  const t = getTranslator(locale)
  return toMailPage({
    locale,
    title: t(`restock_mail.confirm_page.${state}.title`),
    text: t(`restock_mail.confirm_page.${state}.text`),
    buttons: state === 'question' ? [{ name: 'confirm', label: t('restock_mail.confirm.action') }] : [],
    status: state === 'unknown' ? 400 : 200,
  })
}

export type StopState = 'question' | 'stopped_one' | 'stopped_all' | 'unknown'

/** Field of the button that ends the mails about one product; without it all of them end. */
export const STOP_ONE = 'one'

/** The page that ends mails about products that are back. */
export function toStopPage(state: StopState, locale: LocaleCode): Response {
  const t = getTranslator(locale)
  const buttons = [
    { name: STOP_ONE, label: t('restock_mail.stop_page.one') },
    { name: 'all', label: t('restock_mail.stop_page.all') },
  ]
  if (state === 'unknown')
    return toMailPage({
      locale,
      title: t('review_mail.unsubscribe.unknown.title'),
      text: t('review_mail.unsubscribe.unknown.text'),
      status: 400,
    })
  return toMailPage({
    locale,
    title: t(`restock_mail.stop_page.${state}.title`),
    text: t(`restock_mail.stop_page.${state}.text`),
    buttons: state === 'question' ? buttons : [],
  })
}
