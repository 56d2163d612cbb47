/** A country code as ISO 3166-1 alpha-2 writes it: upper case, without blanks, `GB` for `UK`. */
export function toCountryCode(text: string): string {
  const code = text.trim().toUpperCase()
  return code === 'UK' ? 'GB' : code
}

/** Whether a country code names the United Kingdom: `GB`, or `UK` as some services say, in any case. */
export function isUk(countryCode: string): boolean {
  return toCountryCode(countryCode) === 'GB'
}

/** Where the shopper is taken to be. */
export interface Location {
  readonly country: string
  /** ISO 3166-1 alpha-2, upper case. */
  readonly countryCode: string
  readonly isUk: boolean
  /** False when no method found a place and the default is used. */
  readonly detected: boolean
}

/** The United Kingdom, until something else is found. */
export const DEFAULT_LOCATION: Location = {
  country: 'United Kingdom',
  countryCode: 'GB',
  isUk: true,
  detected: false,
}
