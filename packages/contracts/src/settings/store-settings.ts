import type { Store } from '@sorrel/domain/store'
import * as z from 'zod/mini'
import { flag, list, maybe, or, record, text } from '../schema/lenient.ts'
import { isRecord } from '../untrusted.ts'
import { type Redirect, REDIRECTS_MAX_COUNT, SHOP_PATH } from './redirects.ts'
import { type Footer, footer, type Header, header, type HeaderFields } from './shell.ts'
import { store } from './store.ts'
import { delivery, returns, type StoreTerms } from './terms.ts'
import { borders, colors, type ThemeSettings, typography } from './theme.ts'

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

/** A store and its theme, complete: missing settings have their defaults. */
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

const path = z.pipe(text, z.string().check(z.regex(SHOP_PATH)))

/** Entries that are not paths of the shop, or lead to themselves, are dropped. */
const redirects = list(
  record({ from: path, to: path }).check(z.refine(({ from, to }) => from !== to)),
  REDIRECTS_MAX_COUNT,
)

const social = maybe(
  record({ url: z.pipe(text, z.url().check(z.regex(/^https?:\/\//i))), show: or(flag, true) }),
)

const socials = z.pipe(
  record(Object.fromEntries(SOCIAL_NETWORKS.map((network) => [network, social]))),
  z.transform((links): readonly SocialLink[] =>
    SOCIAL_NETWORKS.flatMap((network) => {
      const link = links[network]
      return link?.show === true ? [{ network, url: link.url }] : []
    }),
  ),
)

const MESSAGES_MAX_DEPTH = 8

const settings = record({
  store,
  values: record({
    colors,
    typography,
    borders,
    header,
    footer,
    socialLinks: socials,
    account: record({ header: record({ hideOnScroll: or(flag, true) }) }),
    lang: z.transform((lang: unknown) => readMessages(lang)),
    redirects,
    delivery,
    returns,
  }),
})

/** The name as it is set, without a default. */
const named = record({ store: record({ name: maybe(text) }) })

/**
 * Reads the service's `storeSettings` answer, `{ store, values }`, with every name in camelCase or snake_case. Never
 * throws: a value that cannot be used counts as missing.
 */
export function parseStoreSettings(input: unknown): StoreSettings {
  const read = z.parse(settings, input)
  const { colors, typography, borders, delivery, returns, ...values } = read.values
  return {
    store: read.store,
    theme: { colors, typography, borders },
    ...values,
    header: withLogoText(values.header, z.parse(named, input).store.name),
    terms: { delivery, ...(returns && { returns }) },
  }
}

/** A logo without a text of its own says the store's name. */
function withLogoText({ logo, ...rest }: HeaderFields, name: string | undefined): Header {
  if (logo === undefined) return { ...rest, logo }
  const { src, width, height, contentType, alt } = logo
  return { ...rest, logo: { src, width, height, contentType, alt: alt || name } }
}

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
