/** What a designer needs to know of a part or page of the shop, or of the theme, besides its stories. */
export interface ShopGuide {
  /** Its purpose, in a sentence. */
  readonly purpose: string
  /** What else people call it: the sidebar's search finds it by these names. */
  readonly synonyms?: readonly string[]
  /** What it does in which case. */
  readonly rules: readonly string[]
  /** How to write its texts. */
  readonly writing: readonly string[]
  readonly access: readonly string[]
}
