import { isUk, toCountryCode } from './country-code.ts'
import { DEFAULT_LOCATION, type Location } from './place.ts'

/** Where a shop takes its shoppers to be until something is found. */
export interface LocationRules {
  readonly place: Location
  /** IANA names of the clocks that mean this place. */
  readonly timeZones: readonly string[]
}

/** The United Kingdom and the clocks of London. */
export const DEFAULT_LOCATION_RULES: LocationRules = {
  place: DEFAULT_LOCATION,
  timeZones: ['Europe/London', 'Europe/Belfast', 'GB', 'GB-Eire'],
}

/** A location from a lookup's answer; undefined without a country. `UK` becomes `GB`. */
export function toLocation(found: {
  readonly countryCode: string
  readonly country?: string | undefined
}): Location | undefined {
  const countryCode = toCountryCode(found.countryCode)
  if (!/^[A-Z]{2}$/.test(countryCode)) return undefined
  return {
    country: found.country?.trim() || countryCode,
    countryCode,
    isUk: isUk(countryCode),
    detected: true,
  }
}

/** The last method: a clock of the default place means that place, by default one of London; any other says nothing. */
export function getLocationOfTimeZone(
  timeZone: string,
  { place, timeZones }: LocationRules = DEFAULT_LOCATION_RULES,
): Location | undefined {
  return timeZones.includes(timeZone) ? { ...place, detected: true } : undefined
}

export type LocationMethod = () => Promise<Location | undefined>

/**
 * The place that the first successful method finds, else the default: the United Kingdom unless `place` names another.
 * Methods are tried in order; one that throws is reported to `onFailure` with its position. Never rejects.
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
  readonly place?: Location | undefined
}): Promise<Location> {
  for (const [index, method] of search.methods.entries()) {
    try {
      const location = await method()
      if (location !== undefined) return location
    } catch (error) {
      search.onFailure?.(error, index)
    }
  }
  return search.place ?? DEFAULT_LOCATION
}
