import type { Money } from '@sorrel/domain/money'
import { formatMoney } from '@sorrel/i18n/format'

export const formatPrice = (money: Money) => formatMoney({ ...money, locale: 'en' })
