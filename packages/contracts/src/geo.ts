import { type Fields, readFields } from './untrusted/fields.ts'

/** A country as a look-up found it; the domain's `toLocation` takes it. */
export interface FoundCountry {
  /** ISO 3166-1 alpha-2, upper case. */
  readonly countryCode: string
  readonly country?: string | undefined
}

/** Reads the answer of the IP look-up: `country_code`, `country_name`. */
export function parseIpLookup(input: unknown): FoundCountry | undefined {
  const fields = readFields(input)
  return toFound(fields, { code: 'country_code', name: 'country_name' })
}

/** Reads the answer of the reverse geocoding: `countryCode`, `countryName`. */
export function parseReverseLookup(input: unknown): FoundCountry | undefined {
  const fields = readFields(input)
  return toFound(fields, { code: 'countryCode', name: 'countryName' })
}

function toFound(fields: Fields, names: { code: string; name: string }): FoundCountry | undefined {
  const countryCode = fields.text(names.code)?.toUpperCase() ?? ''
  if (!/^[A-Z]{2}$/.test(countryCode)) return undefined
  return { countryCode, country: fields.text(names.name)?.slice(0, 100) }
}
