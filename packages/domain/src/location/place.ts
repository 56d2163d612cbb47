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
