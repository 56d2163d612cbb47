import type { CartStoreOptions } from '../cart-store/options.ts'
import type { CommerceClientOptions } from '../client.ts'

export interface ShopOptions
  extends Pick<
    CommerceClientOptions,
    'fetch' | 'exchanges' | 'logger' | 'onFailure' | 'onSuccess' | 'giftCategory'
  > {
  /** The store's origin, `https://{store}.swell.store`, and its public key. */
  readonly store: { readonly url: string; readonly key: string }
  /** ISO 4217 code of the prices and of the cart. */
  readonly currency: string
  /** Language of the products' texts, as `en`, `de` or `pt-BR`. */
  readonly locale: string
  /** Begins the names of what the shop keeps in `localStorage`: session, number of pieces, changes. Default `sorrel`. */
  readonly storagePrefix?: string | undefined
  /** The cart's times, and what is told of its changes. */
  readonly cart?: Pick<CartStoreOptions, 'editPauseMs' | 'freshMs' | 'onChanged'> | undefined
}

/** Throws an error that says what is wrong and what to write instead. JavaScript and the environment give anything. */
export function checkShopOptions({ store, currency, locale }: ShopOptions): void {
  const { url, key }: { readonly url?: unknown; readonly key?: unknown } = Object(store)
  if (isMissing(url)) throw new TypeError(sayMissing('store.url', 'https://your-store.swell.store'))
  if (isMissing(key)) throw new TypeError(sayMissing('store.key', 'pk_…, the public one'))
  if (typeof url !== 'string' || !/^https?:\/\//i.test(url) || !URL.canParse(url))
    throw new TypeError(
      `createShop: store.url is no web address: ${show(url)}. Write it as https://your-store.swell.store.`,
    )
  if (typeof key !== 'string')
    throw new TypeError(`createShop: store.key is no text: ${show(key)}. Write the store’s public key.`)
  if (!isCurrency(currency))
    throw new RangeError(
      `createShop: currency is no code of ISO 4217: ${show(currency)}. Write three capital letters, as GBP.`,
    )
  if (!isLanguageTag(locale))
    throw new RangeError(
      `createShop: locale is no language tag: ${show(locale)}. Write it as en, de or pt-BR.`,
    )
}

/** A setting from the environment is undefined, whatever its type says, where the variable is not set. */
const sayMissing = (name: string, example: string): string =>
  `createShop: ${name} is missing. Write it as ${example}. If it comes from the environment, the variable is not set.`

const isMissing = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '')

const show = (value: unknown): string =>
  typeof value === 'string' ? `"${value}"` : value === undefined ? 'it is not set' : `it is a ${typeof value}`

const isCurrency = (code: string): boolean => Intl.supportedValuesOf('currency').includes(code)

/** A language of two or three letters: longer ones are well-formed tags, but name no language. */
function isLanguageTag(tag: unknown): boolean {
  try {
    return typeof tag === 'string' && /^[a-z]{2,3}$/.test(new Intl.Locale(tag).language)
  } catch {
    return false
  }
}
