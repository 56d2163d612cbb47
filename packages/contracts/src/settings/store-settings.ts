import type { Store } from '@sorrel/domain/store'
import { readFields } from '../untrusted/fields.ts'
import { readRedirects, type Redirect } from './redirects.ts'
import { type Footer, type Header, readFooter, readHeader } from './shell.ts'
import { readSocialLinks, type SocialLink } from './social.ts'
import { readStore } from './store.ts'
import { readTheme, type ThemeSettings } from './theme.ts'
import { readMessages, type StoreMessages } from './messages.ts'

/** A store and its theme, complete: what the merchant left out has its default. */
export interface StoreSettings {
  readonly store: Store
  /** The options of the kit's `createTheme`. */
  readonly theme: ThemeSettings
  readonly header: Header
  readonly footer: Footer
  /** The networks that are shown. Default: none. */
  readonly socialLinks: readonly SocialLink[]
  readonly account: {
    readonly header: {
      /** Default true. */
      readonly hideOnScroll: boolean
    }
  }
  /** The merchant's own messages, nested; they replace those of the message catalogue. */
  readonly lang: StoreMessages
  /** Addresses that have moved. Default: none. */
  readonly redirects: readonly Redirect[]
}

/**
 * Reads the service's `storeSettings` answer, `{ store, values }`, with every name in camelCase or snake_case. Never
 * throws: a value that cannot be used counts as missing.
 */
export function parseStoreSettings(input: unknown): StoreSettings {
  const settings = readFields(input)
  const values = settings.child('values')
  const store = readStore(settings.child('store'))
  return {
    store,
    theme: readTheme(values),
    header: readHeader(values.child('header'), settings.child('store')),
    footer: readFooter(values.child('footer')),
    socialLinks: readSocialLinks(values.child('socialLinks')),
    account: {
      header: { hideOnScroll: values.child('account').child('header').flag('hideOnScroll') ?? true },
    },
    lang: readMessages(values.raw('lang')),
    redirects: readRedirects(values.list('redirects')),
  }
}
