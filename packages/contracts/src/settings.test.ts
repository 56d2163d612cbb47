import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DEFAULT_STORE_NAME, hasBrokenLocales, parseStoreSettings } from './settings.ts'

const defaults = parseStoreSettings(undefined)

describe('defaults', () => {
  test('of a store without settings', () => {
    expect(defaults).toEqual({
      store: {
        id: '',
        name: DEFAULT_STORE_NAME,
        homePage: 'home',
        currency: 'USD',
        currencies: [],
        locale: 'en',
        locales: [],
        country: 'GB',
        url: '',
      },
      theme: {
        colors: { brand: {}, background: {}, button: {}, input: {}, success: {}, warning: {}, error: {} },
        typography: { fontSize: {}, fontWeight: {}, fontFamily: { headings: {}, body: {} } },
        borders: { image: {}, button: {}, input: {} },
      },
      header: {
        menuId: 'header',
        showAnnouncementBar: false,
        popularSearches: [],
        hideOnScroll: false,
        logoHeight: { desktop: 30, mobile: 20 },
      },
      footer: {
        menuId: 'footer',
        secondaryMenuId: 'footer-secondary',
        showSocials: true,
        showPayments: false,
        paymentMethods: ['visa', 'mastercard', 'amex'],
        showNewsletter: true,
        horizontalPadding: 'large',
      },
      socialLinks: [],
      account: { header: { hideOnScroll: true } },
      lang: {},
      redirects: [],
      terms: { delivery: [] },
    })
  })

  test.each([null, '', 0, [], 'settings', { store: null, values: null }, { store: [], values: 'x' }])(
    '%j gives the defaults',
    (input) => {
      expect(parseStoreSettings(input)).toEqual(defaults)
    },
  )
})

describe('the store', () => {
  const parse = (store: unknown) => parseStoreSettings({ store }).store

  test('is read in either spelling', () => {
    const store = parse({
      id: 's1',
      name: 'Sorrel',
      home_page: 'start',
      currency: 'gbp',
      currencies: [
        {
          code: 'GBP',
          symbol: '£',
          name: 'British Pound',
          rate: '1',
          decimals: 2,
          priced: true,
          type: 'base',
        },
        { code: 'EUR', symbol: '€', rate: 1.17, priced: null, type: 'display' },
      ],
      locale: 'fr-CA',
      locales: [{ code: 'fr-CA', name: 'Français', fallback: 'en' }],
      country: 'gb',
      url: 'https://sorrel.shop',
      supportEmail: 'hello@sorrel.shop',
    })
    expect(store).toEqual({
      id: 's1',
      name: 'Sorrel',
      homePage: 'start',
      currency: 'GBP',
      currencies: [
        { code: 'GBP', symbol: '£', name: 'British Pound', rate: 1, decimals: 2, priced: true },
        { code: 'EUR', symbol: '€', rate: 1.17, decimals: 2, priced: false, type: 'display' },
      ],
      locale: 'fr-CA',
      locales: [{ code: 'fr-CA', name: 'Français', fallback: 'en' }],
      country: 'GB',
      url: 'https://sorrel.shop',
      supportEmail: 'hello@sorrel.shop',
    })
  })

  test('a currency needs a code and a symbol, a locale a code and a name; repeats count once', () => {
    const store = parse({
      currencies: {
        results: [
          { code: 'GBP' },
          { symbol: '€' },
          { code: 'USD', symbol: '$' },
          { code: 'usd', symbol: 'US$' },
        ],
      },
      locales: [
        { code: 'fr' },
        { name: 'Deutsch' },
        { code: '../x', name: 'X' },
        { code: 'en', name: 'English' },
      ],
    })
    expect(store.currencies.map((currency) => currency.symbol)).toEqual(['$'])
    expect(store.locales.map((locale) => locale.code)).toEqual(['en'])
  })

  test.each([
    [0, 0],
    ['3', 3],
    [-1, 2],
    [2.5, 2],
    [99, 2],
    [null, 2],
  ])('%j decimals are %i', (decimals, expected) => {
    expect(parse({ currencies: [{ code: 'GBP', symbol: '£', decimals }] }).currencies[0]?.decimals).toBe(
      expected,
    )
  })

  test.each([
    [undefined, 0],
    [-1, 0],
    [2, 2],
  ])('yen that say %j have %i', (decimals, expected) => {
    const currencies = [{ code: 'JPY', symbol: '¥', decimals }]
    expect(parse({ currencies }).currencies[0]?.decimals).toBe(expected)
  })

  test.each([
    [[{ code: '../x', name: 'X' }, { name: 'Deutsch' }], true],
    [[{ code: '../x', name: 'X' }, { code: 'de' }], false],
    [[], false],
    [null, false],
  ])('whether the languages %j are broken: %j', (locales, isBroken) => {
    expect(hasBrokenLocales({ store: { locales } })).toBe(isBroken)
  })

  test('the locale is the first of the list when none is named', () => {
    expect(parse({ locales: [{ code: 'de', name: 'Deutsch' }] }).locale).toBe('de')
  })
})

describe('the theme', () => {
  const parse = (values: unknown) => parseStoreSettings({ values }).theme

  test('is read in either spelling and carried through as it is', () => {
    const theme = parse({
      colors: {
        primary: '#1F2D27',
        background: { primary: 'white', secondary: 'rgb(246 243 236)' },
        button: { primary: 'hsl(154, 32%, 22%)' },
        success: { dark: '#1E7A52', light: '#E6F4EC' },
        dividers: 'oklch(91% 0.01 90 / 50%)',
        brand: { background: '#102030', heading: 'gold' },
        scrim: '#0008',
      },
      typography: {
        font_size: { base: '18', scaling: '1.2' },
        font_weight: { strong: '700' },
        font_family: {
          headings: { name: 'Fraunces', weight: '450', provider: 'Google', fallback: 'serif' },
          body: {},
        },
      },
      borders: { image: { radius: '0' }, button: { radius: '8' } },
    })
    expect(theme.colors).toEqual({
      primary: '#1F2D27',
      background: { primary: 'white', secondary: 'rgb(246 243 236)' },
      button: { primary: 'hsl(154, 32%, 22%)' },
      input: {},
      dividers: 'oklch(91% 0.01 90 / 50%)',
      brand: { background: '#102030', heading: 'gold' },
      scrim: '#0008',
      success: { dark: '#1E7A52', light: '#E6F4EC' },
      warning: {},
      error: {},
    })
    expect(theme.typography).toEqual({
      fontSize: { base: '18', scaling: '1.2' },
      fontWeight: { strong: '700' },
      fontFamily: {
        headings: { name: 'Fraunces', weight: '450', provider: 'Google', fallback: 'serif' },
        body: {},
      },
    })
    expect(theme.borders).toEqual({ image: { radius: '0' }, button: { radius: '8' }, input: {} })
    expect(parse({ typography: { fontSize: { base: 4 } } }).typography.fontSize.base).toBe('4')
    expect(parse({ colors: { heading: 'banana' } }).colors).toMatchObject({ heading: 'banana' })
  })
})

describe('the header', () => {
  const parse = (header: unknown, store?: unknown) => parseStoreSettings({ store, values: { header } }).header

  test('is read in either spelling', () => {
    expect(
      parse({ menu: 'main', show_announcement_bar: true, announcement_text: 'Hi', hide_on_scroll: 'true' }),
    ).toMatchObject({ menuId: 'main', showAnnouncementBar: true, announcementText: 'Hi', hideOnScroll: true })
  })

  test('offers searches, each once and at most six', () => {
    expect(parse({ popular_searches: ' soap, ,candle,soap,a,b,c,d,e' }).popularSearches).toEqual([
      'soap',
      'candle',
      'a',
      'b',
      'c',
      'd',
    ])
    expect(parse({}).popularSearches).toEqual([])
  })

  test('has a logo only when the logo has an address', () => {
    const logo = {
      file: { url: 'https://cdn.example/logo.svg', width: 120, height: 30, content_type: 'image/svg+xml' },
    }
    expect(parse({ logo }, { name: 'Sorrel' }).logo).toEqual({
      src: 'https://cdn.example/logo.svg',
      width: 120,
      height: 30,
      contentType: 'image/svg+xml',
      alt: 'Sorrel',
    })
    expect(parse({ logo: { ...logo, alt: 'Leaf' } }, { name: 'Sorrel' }).logo?.alt).toBe('Leaf')
    expect(parse({ logo }).logo?.alt).toBeUndefined()
    expect(parse({ logo: { file: { url: 'javascript:alert(1)' } } }).logo).toBeUndefined()
    expect(parse({ logo: null }).logo).toBeUndefined()
  })

  test.each([
    [
      { desktop: 40, mobile: 24 },
      { desktop: 40, mobile: 24 },
    ],
    [
      { desktop: '40', mobile: '24' },
      { desktop: 40, mobile: 24 },
    ],
    [{ desktop: 40 }, { desktop: 30, mobile: 20 }],
    [{ mobile: 24 }, { desktop: 30, mobile: 20 }],
    [
      { desktop: 0, mobile: 24 },
      { desktop: 30, mobile: 20 },
    ],
    [null, { desktop: 30, mobile: 20 }],
  ])('logo heights of %j are %j', (logoHeight, expected) => {
    expect(parse({ logoHeight }).logoHeight).toEqual(expected)
  })
})

test('the footer is read in either spelling', () => {
  const footer = {
    menu: 'foot',
    secondary_menu: 'legal',
    show_socials: false,
    show_payments: true,
    payment_methods: 'PayPal, Visa, Google Pay, cheque, visa',
    copyright_text: '© Sorrel',
    show_newsletter: false,
    newsletter_title: 'Stay close',
    newsletter_placeholder: 'you@example.com',
    horizontal_padding: 'none',
  }
  expect(parseStoreSettings({ values: { footer } }).footer).toEqual({
    menuId: 'foot',
    secondaryMenuId: 'legal',
    showSocials: false,
    showPayments: true,
    paymentMethods: ['visa', 'paypal', 'google-pay'],
    copyrightText: '© Sorrel',
    showNewsletter: false,
    newsletterTitle: 'Stay close',
    newsletterPlaceholder: 'you@example.com',
    horizontalPadding: 'none',
  })
})

test('social links are the networks that are switched on and have a web address, in a fixed order', () => {
  const socialLinks = {
    whatsapp: { show: true, url: 'https://wa.me/44' },
    twitter: { show: true, url: 'https://twitter.com/sorrel' },
    facebook: { show: false, url: 'https://facebook.com/sorrel' },
    instagram: { url: 'https://instagram.com/sorrel' },
    youtube: { show: true, url: 'javascript:alert(1)' },
    vimeo: { show: true },
    myspace: { show: true, url: 'https://myspace.com' },
  }
  const expected = ['twitter', 'instagram', 'whatsapp']
  expect(parseStoreSettings({ values: { socialLinks } }).socialLinks.map((link) => link.network)).toEqual(
    expected,
  )
  expect(parseStoreSettings({ values: { social_links: socialLinks } }).socialLinks).toHaveLength(3)
})

test('the account header hides on scroll by default', () => {
  const parse = (account: unknown) => parseStoreSettings({ values: { account } }).account.header.hideOnScroll
  expect(parse({ header: { hide_on_scroll: false } })).toBe(false)
  expect(parse({ header: {} })).toBe(true)
})

describe("the merchant's own messages", () => {
  test('are texts in objects, nothing else', () => {
    const lang = { cart: { title: 'Basket', n: 1, none: null, list: ['x'] }, top: 'x' }
    expect(parseStoreSettings({ values: { lang } }).lang).toEqual({ cart: { title: 'Basket' }, top: 'x' })
  })

  test('are read down to eight levels', () => {
    const deep = JSON.parse(`${'{"a":'.repeat(5000)}"x"${'}'.repeat(5000)}`)
    expect(JSON.stringify(parseStoreSettings({ values: { lang: deep } }).lang)).toBe(
      '{"a":'.repeat(8).concat('{}', '}'.repeat(8)),
    )
  })
})

test('never throws, and always gives the whole shape', () => {
  const key = fc.constantFrom(
    'store',
    'values',
    'colors',
    'header',
    'logo',
    'file',
    'url',
    'typography',
    'fontSize',
    'currencies',
  )
  const tree = fc.letrec((tie) => ({
    node: fc.oneof(
      { depthSize: 'small' },
      fc.jsonValue(),
      fc.dictionary(key, tie('node')),
      fc.array(tie('node')),
    ),
  }))
  fc.assert(
    fc.property(tree.node, (input) => {
      expect(Object.keys(parseStoreSettings(input))).toEqual(Object.keys(defaults))
    }),
  )
})
