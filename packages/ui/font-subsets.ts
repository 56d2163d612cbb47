import { readFileSync, writeFileSync } from 'node:fs'
import subsetFont from 'subset-font'

/** Characters of English pages: one small file for each family. The unicode ranges in `fonts.css` say the same. */
const BASIC_RANGES = [
  [0x20, 0x7e],
  [0xa0],
  [0xa3],
  [0xa9],
  [0xae],
  [0xb0],
  [0xb7],
  [0xd7],
  [0x2013, 0x2014],
  [0x2018, 0x2019],
  [0x201c, 0x201d],
  [0x2022],
  [0x2026],
  [0x20ac],
  [0x2122],
] as const

const toText = (codes: readonly number[]): string => codes.map((code) => String.fromCodePoint(code)).join('')

const getCodes = (first: number, last = first): readonly number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index)

const BASIC = BASIC_RANGES.flatMap(([first, last]) => getCodes(first, last))

/** The other Latin characters of the source file. */
const OTHERS = [
  ...getCodes(0xa0, 0xff),
  0x131,
  0x152,
  0x153,
  0x2bb,
  0x2bc,
  0x2c6,
  0x2da,
  0x2dc,
  0x304,
  0x308,
  0x329,
  ...getCodes(0x2000, 0x206f),
  0x2191,
  0x2193,
  0x2212,
  0x2215,
  0xfeff,
  0xfffd,
].filter((code) => !BASIC.includes(code))

/** Splits a family's Latin file in two. Both keep the whole weight axis, since a theme may ask for any weight. */
export async function writeFontSubsets(
  source: string,
  { basic, others }: { readonly basic: string; readonly others: string },
): Promise<void> {
  const font = readFileSync(source)
  for (const [file, codes] of [
    [basic, BASIC],
    [others, OTHERS],
  ] as const)
    writeFileSync(file, await subsetFont(font, toText(codes), { targetFormat: 'woff2' }))
}
