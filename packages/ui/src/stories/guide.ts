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
 * Facts for designers and writers that a component's code cannot tell: `<name>.guide.ts` beside it. Its docs page adds
 * the facts from code: stories, props, tokens and source.
 */
export interface Guide {
  /** Its purpose, in a sentence. */
  readonly purpose: string
  /** What else people call it: the sidebar's search finds it by these names. */
  readonly synonyms: readonly string[]
  /** `beta`: its props may change in any version. A deprecated one says in `avoid` what takes its place. */
  readonly status: 'stable' | 'beta' | 'deprecated'
  /** The first version that has it; `next` until it is released. */
  readonly since: string
  /** Its parts from the outside to the inside, each `Name: what it is`. */
  readonly anatomy: readonly string[]
  readonly use: readonly string[]
  /** When to use something else, and what. */
  readonly avoid: readonly string[]
  /** How to write its texts. */
  readonly writing: readonly string[]
  readonly access: readonly string[]
  /** The effect of each key, or a sentence that says why keys have none. */
  readonly keys: Readonly<Record<string, string>> | string
  /** Why a topic does not apply. */
  readonly without?: Readonly<Partial<Record<Topic, string>>>
}
