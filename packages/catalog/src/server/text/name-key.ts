/** Latin with its extensions, Greek and Cyrillic: letters that are sorted by language. Others sort by code point. */
const RANGES = [
  [0x20, 0x7e],
  [0xc0, 0x24f],
  [0x370, 0x52f],
  [0x1e00, 0x1eff],
] as const

/** Typographic marks and their keyboard equivalents. */
const MARKS: readonly (readonly [RegExp, string])[] = [
  [/[\u2018\u2019]/g, "'"],
  [/[\u201c\u201d\u201e\u00ab\u00bb]/g, '"'],
  [/[\u2010-\u2015]/g, '-'],
  [/[\u00a0\u202f]/g, ' '],
]

/** Letters that some languages sort as two letters. */
const PAIRS: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', Æ: 'AE', Œ: 'OE' }

/** Numbers sort by their count of digits first, so that 10 follows 9. Only the first 25 digits count. */
const DIGITS_MAX = 25

const NAME_MAX_LENGTH = 100
/** Lowest weight of a letter without accent. 1 ends a level. */
const LOWEST = 2

interface Weight {
  readonly letter: number
  readonly accent: number
}

/**
 * Whether a letter is one of the Latin letters that few languages use and that are not accented forms of a–z. They get
 * no weight, so that the weights of the letters up to z fit into one byte.
 */
function isRare(letter: string): boolean {
  return letter >= '\u0180' && letter <= '\u024f' && !/^[a-z]/i.test(letter.normalize('NFD'))
}

const alphabets = new Map<string, ReadonlyMap<string, Weight>>()

/**
 * A text that sorts by its code points as `name` sorts in the language: by letters first, then by accents; numbers by
 * their value. Capitals sort as small letters do. At most 100 code points of the name count.
 */
export function toNameKey(name: string, locale: string): string {
  const alphabet = getAlphabet(locale)
  const plain = MARKS.reduce((text, [mark, key]) => text.replace(mark, key), name.normalize('NFC'))
  const parts =
    Array.from(plain)
      .slice(0, NAME_MAX_LENGTH)
      .join('')
      .match(/\d+|\D/gu) ?? []
  const weights = parts.flatMap((part) =>
    /^\d/.test(part) ? toNumberWeights(part, alphabet) : toWeights(part, alphabet),
  )
  const letters = weights.map(({ letter }) => String.fromCodePoint(letter))
  const lastAccent = weights.findLastIndex(({ accent }) => accent > LOWEST)
  const accents = weights.slice(0, lastAccent + 1).map(({ accent }) => String.fromCodePoint(accent))
  return `${letters.join('')}\u0001${accents.join('')}`
}

function toWeights(letter: string, alphabet: ReadonlyMap<string, Weight>): readonly Weight[] {
  const known = alphabet.get(letter)
  if (known !== undefined) return [known]
  const parts = Array.from(PAIRS[letter] ?? '')
  if (parts.length > 0) return parts.flatMap((part) => toWeights(part, alphabet))
  if (/\p{M}|\p{Cc}|\p{Cf}/u.test(letter)) return []
  return [{ letter: Math.min(0x10ffff, 0x10000 + (letter.codePointAt(0) ?? 0)), accent: LOWEST }]
}

function toNumberWeights(digits: string, alphabet: ReadonlyMap<string, Weight>): readonly Weight[] {
  const value = digits.replace(/^0+(?=\d)/, '').slice(0, DIGITS_MAX)
  const weights = Array.from(value).flatMap((digit) => toWeights(digit, alphabet))
  const zero = alphabet.get('0')?.letter ?? LOWEST
  return [{ letter: zero + value.length, accent: LOWEST }, ...weights]
}

function getAlphabet(locale: string): ReadonlyMap<string, Weight> {
  const known = alphabets.get(locale)
  if (known !== undefined) return known
  const made = makeAlphabet(locale)
  alphabets.set(locale, made)
  return made
}

/** The weights of all letters of `RANGES`, read from the platform's own collation of the language. */
function makeAlphabet(locale: string): ReadonlyMap<string, Weight> {
  const compare = new Intl.Collator(locale).compare
  const isSameLetter = new Intl.Collator(locale, { sensitivity: 'base' }).compare
  const isSameAccent = new Intl.Collator(locale, { sensitivity: 'accent' }).compare
  const letters = RANGES.flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)),
  )
    .filter((letter) => !isRare(letter))
    .filter((letter) => PAIRS[letter] === undefined || isSameLetter(letter, PAIRS[letter]) !== 0)
  const alphabet = new Map<string, Weight>()
  let last: string | undefined
  let weight: Weight = { letter: LOWEST, accent: LOWEST }
  for (const letter of letters.toSorted(compare)) {
    if (last !== undefined && isSameLetter(last, letter) !== 0)
      weight = { letter: weight.letter + (last === '9' ? 1 + DIGITS_MAX : 1), accent: LOWEST }
    else if (last !== undefined && isSameAccent(last, letter) !== 0)
      weight = { ...weight, accent: weight.accent + 1 }
    alphabet.set(letter, weight)
    last = letter
  }
  return alphabet
}
