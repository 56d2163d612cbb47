/** Topics of the set of stories that may not apply to a component. */
export type Topic =
  | 'variants'
  | 'states'
  | 'long'
  | 'empty'
  | 'zero'
  | 'many'
  | 'missingPicture'
  | 'rightToLeft'
  | 'composition'

/**
 * What designers and writers need to know about a component and its code cannot tell: `<name>.guide.ts` beside it.
 * Its docs page adds what is read from the code: stories, props, tokens and source.
 */
export interface Guide {
  /** Its purpose, in a sentence. */
  readonly purpose: string
  /** Its parts from the outside to the inside, each `Name: what it is`. */
  readonly anatomy: readonly string[]
  readonly use: readonly string[]
  /** When to use something else, and what. */
  readonly avoid: readonly string[]
  /** How to write its texts. */
  readonly writing: readonly string[]
  readonly access: readonly string[]
  /** What each key does, or a sentence that says why no key does anything. */
  readonly keys: Readonly<Record<string, string>> | string
  /** Why a topic does not apply. */
  readonly without?: Readonly<Partial<Record<Topic, string>>>
}
