import { describe, expect, test } from 'vitest'
import { settings } from '../seed/settings.ts'
import { createMarket } from './create-market.ts'
import { applySettingsProfile } from './settings-profile.ts'

const seen = (profile: Parameters<typeof applySettingsProfile>[1]) => applySettingsProfile(settings, profile)
const market = (store: typeof settings.store, input: { currency?: string; locale?: string }) =>
  createMarket({ store, publicUrl: 'http://localhost:4000', input })

describe('profiles', () => {
  test('default changes nothing', () => {
    expect(seen('default')).toEqual(settings)
  })

  test('single has one currency and one language, whatever is requested, and empty lists of both', () => {
    const { store } = seen('single')
    expect(store).toMatchObject({ currency: 'GBP', currencies: [], locale: 'en', locales: [] })
    expect(market(store, { currency: 'USD', locale: 'fr' })).toMatchObject({
      locale: 'en',
      currency: { code: 'GBP' },
    })
  })

  test('no-currency has unconverted prices in dollars', () => {
    const { store } = seen('no-currency')
    expect(store).toMatchObject({ currency: null, currencies: [] })
    const { currency, baseCurrency } = market(store, { currency: 'GBP' })
    expect([currency.code, baseCurrency.code]).toEqual(['USD', 'USD'])
  })

  test('no-announcement hides the bar and nothing else', () => {
    const { values } = seen('no-announcement')
    expect(values.header).toEqual({ ...Object(settings.values.header), show_announcement_bar: false })
    expect({ ...values, header: settings.values.header }).toEqual(settings.values)
  })
})

describe('fallbacks of languages', () => {
  const locales = (fallbacks: Readonly<Record<string, string | null>>, locale: string) =>
    market(
      {
        ...settings.store,
        locale: 'en',
        locales: Object.entries(fallbacks).map(([code, fallback]) => ({ code, name: code, fallback })),
      },
      { locale },
    ).locales

  test.each([
    [{ en: null, fr: 'en', de: 'fr' }, 'de', ['de', 'fr', 'en']],
    [{ en: null, fr: 'de', de: 'fr' }, 'fr', ['fr', 'de', 'en']],
    [{ en: null, fr: null }, 'fr', ['fr', 'en']],
    [{ en: null, fr: null }, 'pt', ['en']],
  ])('by %j a request for %s reads %j', (fallbacks, locale, expected) => {
    expect(locales(fallbacks, locale)).toEqual(expected)
  })
})
