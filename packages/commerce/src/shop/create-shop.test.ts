// @vitest-environment jsdom
import { parseFilterQuery } from '@sorrel/domain/filters'
import { aProduct } from '@sorrel/domain/testing'
import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { createShop, fetchProduct, type ShopOptions } from '../index.ts'
import { createTestShop } from '../testing.ts'

const soap = aProduct({
  id: 'soap',
  slug: 'soap',
  price: 6.5,
  stockTracking: false,
  options: [],
  variants: [],
})
const addition = {
  product: soap,
  input: { productId: 'soap', quantity: 2, options: [], purchaseOption: { type: 'standard' } },
} as const

const OPTIONS = {
  store: { url: 'https://shop.test', key: 'pk_test' },
  currency: 'GBP',
  locale: 'en',
} as const satisfies ShopOptions

/** A store, and pages of one browser that sell from it. */
function setUp() {
  const { fetch, calls, getCart } = createTestShop({ products: [soap] })
  const openPage = (options: Partial<ShopOptions> = {}) => createShop({ ...OPTIONS, fetch, ...options })
  return { openPage, getCart, getCalls: () => calls.map(({ operation }) => operation) }
}

afterEach(() => window.localStorage.clear())

test('a shop finds products and lists them, in its currency and language', async () => {
  const { openPage, getCalls } = setUp()
  const { findProducts, fetchListing, currency, locale } = openPage()
  const { signal } = new AbortController()
  expect(await findProducts('oat', signal)).toMatchObject({
    ok: true,
    value: { products: [{ slug: 'soap' }] },
  })
  const list = { currency, locale, query: parseFilterQuery(''), pageSize: 5 }
  for (const page of [1, 2])
    expect(
      await fetchListing({ ...list, query: parseFilterQuery(`page=${page}`) }, { signal }),
    ).toMatchObject({
      ok: true,
      value: { count: 1 },
    })
  // The filters are those of the store, and are asked for once.
  expect(getCalls().filter((operation) => operation === '/attributes')).toHaveLength(1)
})

test('a search that a newer one replaces is aborted', async () => {
  const { findProducts } = setUp().openPage()
  expect(await findProducts('oat', AbortSignal.abort())).toMatchObject({
    ok: false,
    error: { kind: 'network', aborted: true },
  })
})

test('a shop sends nothing before it is used', async () => {
  const { openPage, getCalls } = setUp()
  const { cart } = openPage()
  const end = cart.connect(() => {})
  await Promise.resolve()
  expect(getCalls()).toEqual([])
  end()
})

test('the cart outlives the page: the next one shows its number at once, and its lines by themselves', async () => {
  const { openPage, getCart } = setUp()
  expect(await openPage().cart.add(addition)).toBe(true)
  expect(getCart().grandTotal).toBe(13)
  const { cart } = openPage()
  const end = cart.connect(() => {})
  expect(cart.getState().count).toBe(2)
  await vi.waitFor(() => expect(cart.getState().cart?.items[0]?.quantity).toBe(2))
  end()
})

/** As a browser: it tells the other tabs of what is stored. Here one tab hears itself too. */
function watchStorage(onStored: (key: string) => void) {
  return vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function store(this: Storage, key, value) {
    this[key] = value
    onStored(key)
    window.dispatchEvent(new StorageEvent('storage', { key }))
  })
}

test('a tab that has never had a cart shows what another tab adds, changes and removes', async () => {
  const { openPage } = setUp()
  const [{ cart }, { cart: other }] = [openPage(), openPage()]
  const end = cart.connect(() => {})
  /** What a page that opens at the change of another tab shows first. */
  const counts: string[] = []
  const storage = watchStorage((key) => {
    if (key === 'sorrel.cart-change') counts.push(window.localStorage['sorrel.cart-count'])
  })
  await other.add(addition)
  expect(cart.getState().count).toBe(2)
  await vi.waitFor(() => expect(cart.getState().lines[0]?.quantity).toBe(2))
  const [line] = other.getState().lines
  for (const quantity of [5, 0]) {
    other.setQuantity(line?.id ?? '', quantity)
    await other.settle()
    await vi.waitFor(() => expect(cart.getState().count).toBe(quantity))
  }
  expect(counts).toEqual(['2', '5', '0'])
  storage.mockRestore()
  end()
})

test('shops of two prefixes have two carts', async () => {
  const { openPage } = setUp()
  await openPage({ storagePrefix: 'soap-shop' }).cart.add(addition)
  expect(Object.keys(window.localStorage).toSorted()).toEqual([
    'soap-shop.cart-change',
    'soap-shop.cart-count',
    'soap-shop.session',
  ])
  const { cart } = openPage()
  const end = cart.connect(() => {})
  expect(cart.getState().count).toBe(0)
  end()
})

test('the client is one, and asks the store', async () => {
  const { openPage } = setUp()
  const shop = openPage()
  expect(shop.client).toBe(shop.client)
  expect(await fetchProduct(shop.client, { slug: 'soap', currency: shop.currency })).toMatchObject({
    ok: true,
    value: { name: soap.name },
  })
})

/** As JavaScript may give it. */
const unset: string = JSON.parse('{"url":null}').url

test.each<[string, Partial<ShopOptions>, RegExp]>([
  ['no address', { store: { url: '', key: 'pk' } }, /store\.url is missing\..*https:\/\/your-store/],
  ['an address that is not set', { store: { url: unset, key: 'pk' } }, /store\.url is missing\..*variable/],
  ['a name for an address', { store: { url: 'soap', key: 'pk' } }, /no web address: "soap".*https:/],
  ['another protocol', { store: { url: 'ftp://soap.shop', key: 'pk' } }, /no web address/],
  ['no key', { store: { url: 'https://shop.test', key: ' ' } }, /store\.key is missing\..*public one/],
  ['an unknown currency', { currency: 'QQQ' }, /no code of ISO 4217: "QQQ".*GBP/],
  ['small letters', { currency: 'gbp' }, /three capital letters/],
  ['a name for a language', { locale: 'english' }, /no language tag: "english".*pt-BR/],
  ['an underscore', { locale: 'pt_BR' }, /no language tag: "pt_BR"/],
  ['no language', { locale: '' }, /no language tag/],
])('%s is refused, with what to write', (_name, given, expected) => {
  expect(() => createShop({ ...OPTIONS, ...given })).toThrow(expected)
})

/** What is opened: a shop, or why there is none. */
function open(options: ShopOptions): string {
  try {
    return `${typeof createShop(options)}`
  } catch (error) {
    return String(error)
  }
}

test('whatever JavaScript gives is a shop, or an error that names the option and what to write', () => {
  const or = (sound: string) => fc.oneof(fc.constant(sound), fc.anything({ withNullPrototype: true }))
  const { url, key } = OPTIONS.store
  const store = fc.oneof(fc.record({ url: or(url), key: or(key) }), fc.anything())
  const reason =
    /^(?:object$|\w+Error: createShop: (?:store\.url|store\.key|currency|locale) is .+\. (?:Write|Set))/s
  fc.assert(
    fc.property(fc.record({ store, currency: or('GBP'), locale: or('en') }), (given) => {
      expect(open(given as ShopOptions)).toMatch(reason)
    }),
    { numRuns: 1000 },
  )
})

test.each(['en', 'pt-BR', 'zh-Hant-TW', 'fil'])('%s is a language', (locale) => {
  expect(createShop({ ...OPTIONS, locale }).locale).toBe(locale)
})
