import type { Messages } from './message.ts'

/** Messages as the files of `messages` have them: nested, with the texts at the ends. */
export interface MessageTree {
  readonly [key: string]: string | MessageTree
}

/**
 * Nested messages in the form that `createMessages` takes: by full key and, in French and German, with non-breaking
 * spaces before marks. An app can thus load the JSON of a single language, ours or its own.
 */
export function flattenMessages(locale: string, tree: MessageTree): Messages {
  return toFlat(locale, tree, '')
}

function toFlat(locale: string, tree: MessageTree, prefix: string): Messages {
  return Object.fromEntries(
    Object.entries(tree).flatMap(([name, value]) =>
      typeof value === 'string'
        ? [[`${prefix}${name}`, bindMarks(locale, value)]]
        : Object.entries(toFlat(locale, value, `${prefix}${name}.`)),
    ),
  )
}

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
function bindMarks(locale: string, text: string): string {
  return (RULES[locale] ?? []).reduce((bound, [loose, space]) => bound.replace(loose, space), text)
}
