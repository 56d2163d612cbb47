/** Letters that Unicode does not decompose into a base letter and an accent. */
const PLAIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
}

/** Lower case without accents: `Crème brûlée` becomes `creme brulee`. Both texts and searches are folded. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøłđðþı]/g, (letter) => PLAIN[letter] ?? letter)
}

/** Words are cut off at this length; PostgreSQL refuses words of more than 2 kB. */
const WORD_MAX_LENGTH = 60

/** The folded words of a text. Single letters are left over from apostrophes and are dropped. */
export function toWords(text: string): readonly string[] {
  const words = fold(text).match(/[\p{L}\p{N}]+/gu) ?? []
  return words.map((word) => word.slice(0, WORD_MAX_LENGTH)).filter((word) => !/^[a-z]$/.test(word))
}

/** Search words of a stock number: the whole number and its parts. `SOR-1001`: `sor1001`, `sor`, `1001`. */
export function toSkuWords(sku: string): readonly string[] {
  const words = toWords(sku)
  return [...new Set([words.join('').slice(0, WORD_MAX_LENGTH), ...words])].filter((word) => word !== '')
}

/** Languages with a PostgreSQL stemmer, by BCP 47. Other languages are matched by exact word forms. */
const STEMMERS: Readonly<Record<string, string>> = {
  da: 'danish',
  de: 'german',
  en: 'english',
  es: 'spanish',
  fi: 'finnish',
  fr: 'french',
  hu: 'hungarian',
  it: 'italian',
  nb: 'norwegian',
  nl: 'dutch',
  no: 'norwegian',
  pt: 'portuguese',
  ro: 'romanian',
  ru: 'russian',
  sv: 'swedish',
  tr: 'turkish',
}

/** Name of the text search configuration for a language. */
export function getTextConfig(locale: string): string {
  return STEMMERS[locale.toLowerCase().split(/[-_]/)[0] ?? ''] ?? 'simple'
}
