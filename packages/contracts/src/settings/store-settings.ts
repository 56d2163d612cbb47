import type { Store } from '@sorrel/domain/store'
import { isRecord, parseWebAddress } from '../untrusted.ts'
import { type Fields, readFields } from '../untrusted/fields.ts'
import { readRedirects, type Redirect } from './redirects.ts'
import { type Footer, type Header, readFooter, readHeader } from './shell.ts'
import { readStore } from './store.ts'
import { readTerms, type StoreTerms } from './terms.ts'
import { readTheme, type ThemeSettings } from './theme.ts'

/** In the order they are shown. */
export const SOCIAL_NETWORKS = [
  'twitter',
  'facebook',
  'instagram',
  'tiktok',
  'pinterest',
  'youtube',
  'vimeo',
  'whatsapp',
] as const

export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number]

export interface SocialLink {
  readonly network: SocialNetwork
  /** An http or https address. */
  readonly url: string
}

/** A merchant's own messages, nested by group: `{ account: { login: { title: 'Come in' } } }`. */
export interface StoreMessages {
  readonly [key: string]: string | StoreMessages
}

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
  /** Delivery and returns, of `values.delivery` and `values.returns`. */
  readonly terms: StoreTerms
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
    terms: readTerms(values),
  }
}

/** The networks that have an address and are not switched off. */
function readSocialLinks(links: Fields): readonly SocialLink[] {
  return SOCIAL_NETWORKS.flatMap((network) => {
    const link = links.child(network)
    const url = parseWebAddress(link.raw('url'))
    const isShown = link.flag('show') ?? true
    return isShown && url !== undefined ? [{ network, url }] : []
  })
}

const MESSAGES_MAX_DEPTH = 8

/** The texts and objects of texts, down to eight levels; everything else is dropped. */
function readMessages(input: unknown, depth = MESSAGES_MAX_DEPTH): StoreMessages {
  if (!isRecord(input) || depth === 0) return {}
  return Object.fromEntries(Object.entries(input).flatMap(([key, value]) => readMessage(key, value, depth)))
}

function readMessage(
  key: string,
  value: unknown,
  depth: number,
): readonly [string, string | StoreMessages][] {
  if (typeof value === 'string') return [[key, value]]
  return isRecord(value) ? [[key, readMessages(value, depth - 1)]] : []
}
