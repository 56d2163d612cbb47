import type { StoreSettingsDocument } from './documents.ts'

/** The profiles of settings that a demo or a test can choose. */
export type SettingsProfile = 'default' | 'single' | 'no-currency' | 'no-announcement'

/**
 * The settings of the chosen profile: `single` has one currency and one locale, and empty lists of both; `no-currency`
 * is a store without a currency; `no-announcement` has no bar at the top.
 */
export function applySettingsProfile(
  settings: StoreSettingsDocument,
  profile: SettingsProfile,
): StoreSettingsDocument {
  const { store, values } = settings
  switch (profile) {
    case 'single':
      return { store: { ...store, currencies: [], locales: [] }, values }
    case 'no-currency':
      return { store: { ...store, currency: null, currencies: [] }, values }
    case 'no-announcement':
      return {
        store,
        values: { ...values, header: { ...toRecord(values.header), show_announcement_bar: false } },
      }
    case 'default':
      return settings
  }
}

function toRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
