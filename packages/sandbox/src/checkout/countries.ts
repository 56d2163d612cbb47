/** The countries of delivery, ISO 3166-1 alpha-2. */
export const COUNTRIES: readonly string[] =
  'GB AT AU BE BG CA CH CY CZ DE DK EE ES FI FR GR HR HU IE IS IT JP LI LT LU LV MT NL NO NZ PL PT RO SE SI SK US'.split(
    ' ',
  )

export interface Country {
  readonly code: string
  readonly name: string
}

/** The countries with their names in a language, sorted by them. */
export function getCountries(locale: string): readonly Country[] {
  const names = new Intl.DisplayNames([locale], { type: 'region' })
  const { compare } = new Intl.Collator(locale)
  return COUNTRIES.map((code) => ({ code, name: names.of(code) ?? code })).toSorted((left, right) =>
    compare(left.name, right.name),
  )
}
