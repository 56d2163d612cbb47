/** The properties of a new shop. */
export interface Answers {
  /** Of the folder and of the package. */
  readonly name: string
  readonly template: Template
  /** The store's address and public key; without them the sandbox on this machine. */
  readonly store: Store | undefined
  /** The first one is the default. */
  readonly languages: readonly string[]
  /** Main colour, `#26493a`. */
  readonly color: string
}

export interface Store {
  readonly url: string
  readonly key: string
}

export const TEMPLATES = ['next', 'vite'] as const
export type Template = (typeof TEMPLATES)[number]

export const DEFAULTS = { name: 'my-shop', languages: 'en', color: '#26493a' } as const

/** Each check returns an error, or nothing. */
type Check = (given: string) => string | undefined

/** npm takes this as a package's name, and every file system as a folder's. */
export const checkName: Check = (given) =>
  /^[a-z0-9][a-z0-9._-]{0,99}$/.test(given)
    ? undefined
    : 'A name has small letters, digits, dashes, dots and underscores, and begins with a letter or digit.'

export const checkStoreUrl: Check = (given) =>
  /^https?:\/\//.test(given) && URL.canParse(given)
    ? undefined
    : 'The store’s address begins with https://, as https://your-store.swell.store.'

export const checkKey: Check = (given) =>
  /^\S{8,}$/.test(given) ? undefined : 'The public key has at least 8 characters and no spaces.'

export const checkColor: Check = (given) =>
  /^#[\da-f]{6}$/i.test(given) ? undefined : 'The colour is written as #26493a.'

export const checkTemplate: Check = (given) =>
  isTemplate(given) ? undefined : `The template is ${TEMPLATES.join(' or ')}.`

export function isTemplate(given: string): given is Template {
  return TEMPLATES.some((template) => template === given)
}

export const checkLanguages: Check = (given) => {
  const languages = toLanguages(given)
  const wrong = languages.find((language) => !isLanguage(language))
  if (languages.length === 0) return 'A shop needs a language.'
  return wrong === undefined ? undefined : `${wrong} is no language: they are written as en, de or pt-BR.`
}

/** `en, de` as a list, each once. */
export const toLanguages = (given: string): readonly string[] => [
  ...new Set(given.split(/[\s,]+/).filter((language) => language !== '')),
]

function isLanguage(tag: string): boolean {
  try {
    const [known] = Intl.getCanonicalLocales(tag)
    return /^[a-z]{2,3}(?:-[a-zA-Z]{2,4})?$/.test(tag) && known === tag
  } catch {
    return false
  }
}
