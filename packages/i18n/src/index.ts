/** The names of a shop's first week. Everything else has a module of its own. */

export { getDirection } from './direction.ts'
export { formatDate, formatMoney, formatNumber } from './format.ts'
export { getNearestLocale, isLocale, type LocaleCode, LOCALES } from './locales.ts'
export { createMessages, type Messages, type Translate } from './message.ts'
export { getMessages, mergeMessages, pickMessages } from './messages.ts'
export { formatCountry, formatLanguage, formatList } from './names.ts'
