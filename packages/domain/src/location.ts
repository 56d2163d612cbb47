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

const LONDON_TIME_ZONES: readonly string[] = ['Europe/London', 'Europe/Belfast', 'GB', 'GB-Eire']

/** Whether a country code names the United Kingdom: `GB`, or `UK` as some services say, in any case. */
export function isUk(countryCode: string): boolean {
  return ['GB', 'UK'].includes(countryCode.trim().toUpperCase())
}

/** A found place from what a lookup says; undefined when it names no country. `UK` becomes `GB`. */
export function toLocation(found: {
  readonly countryCode: string
  readonly country?: string | undefined
}): Location | undefined {
  const code = found.countryCode.trim().toUpperCase()
  if (!/^[A-Z]{2}$/.test(code)) return undefined
  const countryCode = code === 'UK' ? 'GB' : code
  return { country: found.country?.trim() || countryCode, countryCode, isUk: isUk(code), detected: true }
}

/** The last method: a London clock means the United Kingdom, any other says nothing. */
export function getLocationOfTimeZone(timeZone: string): Location | undefined {
  return LONDON_TIME_ZONES.includes(timeZone) ? { ...DEFAULT_LOCATION, detected: true } : undefined
}

export type LocationMethod = () => Promise<Location | undefined>

/**
 * The place the first method finds, else the United Kingdom. Methods are tried in order; one that throws is reported
 * to `onFailure` with its position and the next is tried. Never rejects.
 *
 * @example
 * ```ts
 * import { findLocation, toLocation } from '@sorrel/domain/location'
 *
 * const found = await findLocation({ methods: [async () => undefined, async () => toLocation({ countryCode: 'FR' })] })
 * console.log(found.countryCode, found.isUk) // FR false
 * ```
 */
export async function findLocation(search: {
  readonly methods: readonly LocationMethod[]
  readonly onFailure?: ((error: unknown, method: number) => void) | undefined
}): Promise<Location> {
  for (const [index, method] of search.methods.entries()) {
    try {
      const location = await method()
      if (location !== undefined) return location
    } catch (error) {
      search.onFailure?.(error, index)
    }
  }
  return DEFAULT_LOCATION
}
