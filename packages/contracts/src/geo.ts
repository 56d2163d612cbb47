import { isRecord, parseText } from './untrusted.ts'

/** A country as a look-up found it; the domain's `toLocation` takes it. */
export interface FoundCountry {
  /** ISO 3166-1 alpha-2, upper case. */
  readonly countryCode: string
  readonly country?: string | undefined
}

/** Reads the answer of the IP look-up: `country_code`, `country_name`. */
export function parseIpLookup(input: unknown): FoundCountry | undefined {
  return isRecord(input) ? toFound(input.country_code, input.country_name) : undefined
}

/** Reads the answer of the reverse geocoding: `countryCode`, `countryName`. */
export function parseReverseLookup(input: unknown): FoundCountry | undefined {
  return isRecord(input) ? toFound(input.countryCode, input.countryName) : undefined
}

function toFound(code: unknown, name: unknown): FoundCountry | undefined {
  const countryCode = parseText(code)?.toUpperCase() ?? ''
  if (!/^[A-Z]{2}$/.test(countryCode)) return undefined
  return { countryCode, country: parseText(name)?.slice(0, 100) }
}
