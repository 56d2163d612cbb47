/** Parts of a component's set of stories that may not apply to it. */
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
 * What designers and writers need to know of one part of the kit and the code cannot tell: `<name>.guide.ts` beside it.
 * Its docs page adds what is read from the code: stories, props, tokens and source.
 */
export interface Guide {
  /** What it is for, in a sentence. */
  readonly purpose: string
  /** Its parts from the outside in, each `Name: what it is`. */
  readonly anatomy: readonly string[]
  readonly use: readonly string[]
  /** When something else serves better, and what. */
  readonly avoid: readonly string[]
  /** How its words are written. */
  readonly words: readonly string[]
  readonly access: readonly string[]
  /** What each key does; or, in a sentence, why there is none. */
  readonly keys: Readonly<Record<string, string>> | string
  /** Why a part of the set does not apply. */
  readonly without?: Readonly<Partial<Record<Topic, string>>>
}
