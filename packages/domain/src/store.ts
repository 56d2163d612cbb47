/** A currency of the store. */
export interface Currency {
  /** ISO 4217. */
  readonly code: string
  readonly symbol: string
  readonly name?: string | undefined
  /** Units of this currency for one unit of the store's own. */
  readonly rate?: number | undefined
  /** Digits of its amounts. Default: those of the currency. */
  readonly decimals: number
  /** Products carry prices of their own in this currency. */
  readonly priced: boolean
  /** `display` is shown converted; the charge is in the store's currency. */
  readonly type?: 'display' | undefined
}

export interface Locale {
  readonly code: string
  readonly name: string
  readonly fallback?: string | undefined
}

export interface Store {
  readonly id: string
  readonly name: string
  /** Slug of the content page shown at `/`. Default `home`. */
  readonly homePage: string
  /** ISO 4217. Default `USD` when the store has none. */
  readonly currency: string
  readonly currencies: readonly Currency[]
  readonly locale: string
  readonly locales: readonly Locale[]
  readonly country: string
  readonly url: string
  readonly supportEmail?: string | undefined
}
