import type { Localized } from '../catalogue/documents.ts'

export interface ContentPageDocument {
  readonly id: string
  readonly slug: string
  readonly name: Localized
  readonly published: boolean
  readonly metaTitle?: Localized
  readonly metaDescription?: Localized
  /**
   * Blocks of the content models, with the models' snake_case field names. Any text may be a `Localized`; an image is
   * `{ file: string, alt: Localized }` with a file name of the media folder. The service resolves both in its answers.
   */
  readonly sections: readonly {
    readonly id: string
    readonly type: string
    readonly [field: string]: unknown
  }[]
}

export interface QuizDocument {
  readonly id: string
  readonly name: Localized
  /** The quiz model's fields, with the same conventions as a page's sections. */
  readonly fields: Readonly<Record<string, unknown>>
}

export interface MenuDocument {
  readonly id: string
  readonly name: string
  /** Menu items as the hosted service stores them; `name` may be a `Localized`. */
  readonly items: readonly Readonly<Record<string, unknown>>[]
}

export interface StoreSettingsDocument {
  readonly store: {
    readonly id: string
    readonly name: string
    readonly homePage: string
    readonly country: string
    readonly currency: string | null
    readonly currencies: readonly {
      readonly code: string
      readonly name: string
      readonly symbol: string
      readonly rate: number
      readonly decimals: number
      readonly priced: boolean
      readonly type: string | null
    }[]
    readonly locale: string
    readonly locales: readonly {
      readonly code: string
      readonly name: string
      readonly fallback: string | null
    }[]
    readonly supportEmail: string
    readonly supportPhone: string
  }
  /** Theme settings in the hosted service's snake_case; texts may be `Localized`. */
  readonly values: Readonly<Record<string, unknown>>
}
