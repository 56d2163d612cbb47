import type { Messages } from './message.ts'
import { bindMarks } from './typography/bind-marks.ts'

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
