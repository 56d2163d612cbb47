import type { Messages } from './message.ts'
import { bindMarks } from './typography/bind-marks.ts'

/** Messages as the files of `messages` have them: nested, with the texts at the ends. */
export interface MessageTree {
  readonly [key: string]: string | MessageTree
}

/**
 * Nested messages as `createMessages` takes them: by full key, and in French and German with spaces at which no line
 * breaks before a mark. So an app loads the JSON of one language only, ours or its own.
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
