/** A country code as ISO 3166-1 alpha-2 writes it: upper case, without blanks, `GB` for `UK`. */
export function toCountryCode(text: string): string {
  const code = text.trim().toUpperCase()
  return code === 'UK' ? 'GB' : code
}

/** Whether a country code names the United Kingdom: `GB`, or `UK` as some services say, in any case. */
export function isUk(countryCode: string): boolean {
  return toCountryCode(countryCode) === 'GB'
}
