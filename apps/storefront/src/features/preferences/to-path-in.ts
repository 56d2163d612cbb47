import { withLocale } from '@sorrel/contracts/shop-routes'

export interface OtherLocale {
  readonly locale: string
  /** Locales that the first segment of a path can name. */
  readonly locales: readonly string[]
  /** The one whose paths carry no prefix. */
  readonly defaultLocale: string
}

/** The same public path and query in another locale. */
export function toPathIn(path: string, { locale, locales, defaultLocale }: OtherLocale): string {
  const [, first = ''] = /^\/([^/?]*)/.exec(path) ?? []
  const isPrefixed = first !== defaultLocale && locales.includes(first)
  const inside = isPrefixed ? path.slice(first.length + 1) : path
  return withLocale({ locale, defaultLocale }, inside.startsWith('/') ? inside : `/${inside}`)
}
