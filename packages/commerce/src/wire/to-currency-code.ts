import { parseText } from '@sorrel/contracts/untrusted'
import { DEFAULT_CURRENCY_CODE } from '@sorrel/domain/money'

/** ISO 4217 code in capitals; `USD` when the service names none. */
export function toCurrencyCode(value: unknown): string {
  return parseText(value)?.toUpperCase() ?? DEFAULT_CURRENCY_CODE
}
