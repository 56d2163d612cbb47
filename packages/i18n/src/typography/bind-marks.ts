/** Spaces of one place: the ones a text may have, and the one at which no line breaks. */
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

/** A text in which no line breaks between a word and the mark or unit that its language sets beside it. */
export function bindMarks(locale: string, text: string): string {
  return (RULES[locale] ?? []).reduce((bound, [loose, space]) => bound.replace(loose, space), text)
}
