import { withLocale } from '@sorrel/contracts/routes'

/** The address of a path of `@sorrel/contracts/routes` in a language, `/en/products`: every language has its prefix. */
export const toHref = (language: string, path: string): string =>
  withLocale({ locale: language, defaultLocale: '' }, path)
