import { parseIpLookup, parseReverseLookup } from '@sorrel/contracts/geo'
import { LOCATION_KEY, parseLocation, serializeLocation } from '@sorrel/contracts/storage'
import {
  findLocation,
  getLocationOfTimeZone,
  type Location,
  type LocationMethod,
  toLocation,
} from '@sorrel/domain/location'

/** What the search may use of the browser. */
export interface BrowserEnvironment {
  readonly fetch: (url: string, init: { readonly signal: AbortSignal }) => Promise<Response>
  /** Asks the shopper for leave; undefined where the browser has none. */
  readonly geolocation?: Pick<Geolocation, 'getCurrentPosition'> | undefined
  /** IANA name. */
  readonly timeZone: string
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>
  /** A method that failed is only warned about. */
  readonly warn: (error: unknown) => void
}

export interface LookUps {
  /** Answers `country_code` and `country_name`. */
  readonly ipUrl: string
  /** Answers `countryCode` and `countryName` for `latitude`, `longitude` and `localityLanguage`. */
  readonly reverseUrl: string
}

/** How long one look-up, or the shopper's answer, may take. */
export const LOOK_UP_MS = 8000

/**
 * Where the shopper is: as remembered, else by address, else by the browser with a reverse look-up, else by the
 * clock's zone, else the United Kingdom. What was found is remembered. See docs/specification.md#location.
 */
export async function findShopper(lookUps: LookUps, environment: BrowserEnvironment): Promise<Location> {
  const known = recall(environment.storage)
  if (known !== undefined) return known
  const location = await findLocation({
    methods: getMethods(lookUps, environment),
    onFailure: environment.warn,
  })
  if (location.detected) remember(environment.storage, location)
  return location
}

function getMethods({ ipUrl, reverseUrl }: LookUps, around: BrowserEnvironment): readonly LocationMethod[] {
  const ask = async (url: string) => {
    const answer = await around.fetch(url, { signal: AbortSignal.timeout(LOOK_UP_MS) })
    if (!answer.ok) throw new Error(`The look-up answered ${answer.status}`)
    const json: unknown = await answer.json()
    return json
  }
  return [
    async () => toPlace(parseIpLookup(await ask(ipUrl))),
    async () => {
      if (around.geolocation === undefined) return undefined
      const { latitude, longitude } = await getPosition(around.geolocation)
      const url = new URL(reverseUrl)
      url.searchParams.set('latitude', String(latitude))
      url.searchParams.set('longitude', String(longitude))
      url.searchParams.set('localityLanguage', 'en')
      return toPlace(parseReverseLookup(await ask(url.href)))
    },
    async () => getLocationOfTimeZone(around.timeZone),
  ]
}

/** A look-up that names no country has found nothing. */
function toPlace(found: ReturnType<typeof parseIpLookup>): Location | undefined {
  return found && toLocation(found)
}

function getPosition(geolocation: Pick<Geolocation, 'getCurrentPosition'>): Promise<GeolocationCoordinates> {
  return new Promise((resolve, reject) => {
    geolocation.getCurrentPosition(({ coords }) => resolve(coords), reject, { timeout: LOOK_UP_MS })
  })
}

/** Browsers may refuse their storage altogether. */
function recall(storage: BrowserEnvironment['storage']): Location | undefined {
  try {
    return parseLocation(storage.getItem(LOCATION_KEY))
  } catch {
    return undefined
  }
}

function remember(storage: BrowserEnvironment['storage'], location: Location): void {
  try {
    storage.setItem(LOCATION_KEY, serializeLocation(location))
  } catch {
    // The next visit looks again.
  }
}
