import { formatMoney } from '@sorrel/i18n/format'

export const toMoney = (amount: number, currency: string) => formatMoney({ amount, currency, locale: 'en' })
