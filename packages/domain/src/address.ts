import type { PostalAddress } from './order.ts'

/** Where an address may be, ISO 3166-1 alpha-2. */
export const ADDRESS_COUNTRIES: readonly string[] =
  'AT AU BE BG CA CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT JP LI LT LU LV MT NL NO NZ PL PT RO SE SI SK US'.split(
    ' ',
  )

/** The name of a country's regions, where addresses include one. */
export type RegionKind = 'county' | 'state' | 'province' | 'prefecture'

export interface AddressFormat {
  /** Undefined where addresses carry no region. */
  readonly region?: RegionKind | undefined
  readonly isRegionRequired: boolean
  /** The name of the postal code. */
  readonly zip: 'postcode' | 'zip_code' | 'eircode'
  /** The shape of such a code; undefined where it is not checked. */
  readonly zipPattern?: RegExp | undefined
  /** `before`: `10115 Berlin`; `after`: `Leeds LS1 1AA`, on lines of their own; `line`: `Austin, TX 73301`. */
  readonly zipPlace: 'before' | 'after' | 'line'
}

const CONTINENTAL: AddressFormat = { isRegionRequired: false, zip: 'postcode', zipPlace: 'before' }
const four = { ...CONTINENTAL, zipPattern: /^\d{4}$/ }
const five = { ...CONTINENTAL, zipPattern: /^\d{5}$/ }
const american = { isRegionRequired: true, zipPlace: 'line' } as const

const FORMATS: Readonly<Record<string, AddressFormat>> = {
  AT: four,
  AU: { ...american, region: 'state', zip: 'postcode', zipPattern: /^\d{4}$/ },
  BE: four,
  CA: { ...american, region: 'province', zip: 'postcode', zipPattern: /^[a-z]\d[a-z][ -]?\d[a-z]\d$/i },
  CH: four,
  DE: five,
  DK: four,
  EE: five,
  ES: { ...five, region: 'province' },
  FI: five,
  FR: five,
  GB: {
    region: 'county',
    isRegionRequired: false,
    zip: 'postcode',
    zipPattern: /^[a-z]{1,2}\d[a-z\d]? ?\d[a-z]{2}$/i,
    zipPlace: 'after',
  },
  IE: { region: 'county', isRegionRequired: false, zip: 'eircode', zipPlace: 'after' },
  IT: { ...five, region: 'province' },
  JP: {
    region: 'prefecture',
    isRegionRequired: true,
    zip: 'postcode',
    zipPattern: /^\d{3}-?\d{4}$/,
    zipPlace: 'line',
  },
  NO: four,
  NL: { ...CONTINENTAL, zipPattern: /^\d{4} ?[a-z]{2}$/i },
  NZ: { ...four, zipPlace: 'line' },
  PL: { ...CONTINENTAL, zipPattern: /^\d{2}-\d{3}$/ },
  PT: { ...CONTINENTAL, zipPattern: /^\d{4}-\d{3}$/ },
  SE: { ...CONTINENTAL, zipPattern: /^\d{3} ?\d{2}$/ },
  US: { ...american, region: 'state', zip: 'zip_code', zipPattern: /^\d{5}(-\d{4})?$/ },
}

/**
 * How addresses of a country are written. Countries that are not listed get the continental format, without a check of
 * the code.
 */
export function getAddressFormat(country: string): AddressFormat {
  return FORMATS[country.toUpperCase()] ?? CONTINENTAL
}

/** How many last characters of the code follow its space, by country. */
const ZIP_ENDS: Readonly<Record<string, number>> = { CA: 3, GB: 3, NL: 2 }

/** A postcode as its country writes it: `bs14nd` of the United Kingdom is `BS1 4ND`. Others stay as they were typed. */
export function toPostcode(country: string, zip: string): string {
  const end = ZIP_ENDS[country.toUpperCase()]
  const code = zip.replace(/[\s-]/g, '').toUpperCase()
  return end === undefined || code.length <= end ? zip : `${code.slice(0, -end)} ${code.slice(-end)}`
}

/**
 * The fields of an address that are wrong for its country.
 *
 * @example
 * ```ts
 * import { getAddressIssues } from '@sorrel/domain/address'
 *
 * console.log(getAddressIssues({ country: 'GB', zip: 'SW1A 1AA' }), getAddressIssues({ country: 'DE', zip: '123' })) // [] [ 'zip' ]
 * ```
 */
export function getAddressIssues(address: {
  readonly country: string
  readonly zip: string
  readonly state?: string | undefined
}): readonly ('zip' | 'state')[] {
  const { zipPattern, isRegionRequired } = getAddressFormat(address.country)
  const isZipWrong = zipPattern !== undefined && !zipPattern.test(address.zip.trim())
  const isRegionMissing = isRegionRequired && !address.state?.trim()
  return [...(isRegionMissing ? (['state'] as const) : []), ...(isZipWrong ? (['zip'] as const) : [])]
}

/** The lines of an address as its country writes them, without empty ones. `countryName` is its last line. */
export function toAddressLines(
  { name, address1, address2, city, state, zip, country }: PostalAddress,
  countryName: string,
): readonly string[] {
  const { zipPlace } = getAddressFormat(country)
  const place = {
    before: [`${zip} ${city}`, state],
    after: [city, state, zip],
    line: [[city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ')],
  }[zipPlace]
  return [name, address1, address2, ...place, countryName].flatMap((line) => line?.trim() || [])
}
