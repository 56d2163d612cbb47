import { parseIpLookup, parseReverseLookup } from '@sorrel/contracts/geo'
import { parseLocation, serializeLocation } from '@sorrel/contracts/storage'
import {
  findLocation,
  getLocationOfTimeZone,
  type Location,
  type LocationMethod,
  toLocation,
} from '@sorrel/domain/location'
import { SHOP_CONFIG } from '#config/shop-config.ts'
import { toShopKey } from '#config/storage-key.ts'

const KEY = toShopKey('location')

/** The parts of the browser that the search uses. */
export interface BrowserEnvironment {
  readonly fetch: (url: string, init: { readonly signal: AbortSignal }) => Promise<Response>
  /** Asks the shopper for permission; undefined where the browser has no geolocation. */
  readonly geolocation?: Pick<Geolocation, 'getCurrentPosition'> | undefined
  /** IANA name. */
  readonly timeZone: string
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>
  /** Logs the failure of a method. */
  readonly warn: (error: unknown) => void
}

/** Services that locate a shopper. A missing one is skipped. */
export interface LookUps {
  /** Returns `country_code` and `country_name`. */
  readonly ipUrl?: string | undefined
  /** Returns `countryCode` and `countryName` for `latitude`, `longitude` and `localityLanguage`. */
  readonly reverseUrl?: string | undefined
}

/** Longest time for one look-up, or for the shopper's permission. */
const LOOK_UP_MS = 8000

/**
 * The shopper's place: as stored, else by network address, else by the browser's position and a reverse look-up, else
 * by the time zone, else the shop's default. The result is stored. See docs/specification.md#location.
 */
export async function findShopper(lookUps: LookUps, environment: BrowserEnvironment): Promise<Location> {
  const known = readStorage(environment.storage)
  if (known !== undefined) return known
  const location = await findLocation({
    methods: getMethods(lookUps, environment),
    onFailure: environment.warn,
    place: SHOP_CONFIG.location?.place,
  })
  if (location.detected) store(environment.storage, location)
  return location
}

function getMethods({ ipUrl, reverseUrl }: LookUps, browser: BrowserEnvironment): readonly LocationMethod[] {
  const lookUp = async (url: string) => {
    const answer = await browser.fetch(url, { signal: AbortSignal.timeout(LOOK_UP_MS) })
    if (!answer.ok) throw new Error(`The look-up answered ${answer.status}`)
    const json: unknown = await answer.json()
    return json
  }
  return [
    async () => (ipUrl === undefined ? undefined : toFoundLocation(parseIpLookup(await lookUp(ipUrl)))),
    async () => {
      if (browser.geolocation === undefined || reverseUrl === undefined) return undefined
      const { latitude, longitude } = await getPosition(browser.geolocation)
      const url = new URL(reverseUrl)
      url.searchParams.set('latitude', String(latitude))
      url.searchParams.set('longitude', String(longitude))
      url.searchParams.set('localityLanguage', 'en')
      return toFoundLocation(parseReverseLookup(await lookUp(url.href)))
    },
    async () => getLocationOfTimeZone(browser.timeZone, SHOP_CONFIG.location),
  ]
}

/** A look-up that names no country has found nothing. */
function toFoundLocation(found: ReturnType<typeof parseIpLookup>): Location | undefined {
  return found && toLocation(found)
}

function getPosition(geolocation: Pick<Geolocation, 'getCurrentPosition'>): Promise<GeolocationCoordinates> {
  return new Promise((resolve, reject) => {
    geolocation.getCurrentPosition(({ coords }) => resolve(coords), reject, { timeout: LOOK_UP_MS })
  })
}

/** Browsers may refuse access to storage. */
function readStorage(storage: BrowserEnvironment['storage']): Location | undefined {
  try {
    return parseLocation(storage.getItem(KEY))
  } catch {
    return undefined
  }
}

function store(storage: BrowserEnvironment['storage'], location: Location): void {
  try {
    storage.setItem(KEY, serializeLocation(location))
  } catch {
    // The next visit searches again.
  }
}
