/** The spaces that a text may have in one place, and the non-breaking space that replaces them. */
type Rule = readonly [loose: RegExp, bound: string]

const WIDE = '\u00A0'
const NARROW = '\u202F'

const RULES: Readonly<Record<string, readonly Rule[]>> = {
  fr: [
    [/ (?=[?!;%])/g, NARROW],
    [/ (?=[:»])|(?<=«) |(?<=[\d}]) (?=[€£])/g, WIDE],
  ],
  de: [[/(?<=[\d}]) (?=[%€£])/g, WIDE]],
}

/** Inserts non-breaking spaces between a word and the mark or unit that its language sets beside it. */
export function bindMarks(locale: string, text: string): string {
  return (RULES[locale] ?? []).reduce((bound, [loose, space]) => bound.replace(loose, space), text)
}
