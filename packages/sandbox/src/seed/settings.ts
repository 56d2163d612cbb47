import { DEFAULT_LOCALE, LOCALES } from '@sorrel/i18n/locales'
import { z } from 'zod'
import type { StoreSettingsDocument } from '../store/documents.ts'
import { readSeed } from './read-seed.ts'

export const settingsFacts = z.strictObject({
  store: z.strictObject({
    id: z.string(),
    name: z.string(),
    homePage: z.string(),
    country: z.string(),
    currency: z.string(),
    currencies: z.array(
      z.strictObject({
        code: z.string(),
        name: z.string(),
        symbol: z.string(),
        rate: z.number(),
        decimals: z.int(),
        priced: z.boolean(),
        type: z.string(),
      }),
    ),
    supportEmail: z.string(),
    supportPhone: z.string(),
  }),
  /** The default theme, header, footer and links, in the hosted service's keys. */
  values: z.record(z.string(), z.unknown()),
})

export const toSettings = ({ store, values }: z.infer<typeof settingsFacts>): StoreSettingsDocument => ({
  store: {
    ...store,
    locale: DEFAULT_LOCALE,
    locales: LOCALES.map((code) => ({
      code,
      name: getLanguageName(code),
      fallback: code === DEFAULT_LOCALE ? null : DEFAULT_LOCALE,
    })),
  },
  values,
})

export const settings: StoreSettingsDocument = toSettings(readSeed('settings', settingsFacts))

/** The name of a language in itself, with a capital letter: `Français`. */
function getLanguageName(code: string): string {
  const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1)
}
