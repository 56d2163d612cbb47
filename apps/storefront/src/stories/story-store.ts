import { parseMenus, parseStoreSettings } from '@sorrel/contracts/settings'
import { aCategoryPreview } from '@sorrel/domain/testing'
import { createMessages } from '@sorrel/i18n/message'
import { getMessages } from '@sorrel/i18n/messages'
import type { StoreContext } from '#request/store.ts'
import { storyMedia } from './story-products.ts'

const heading = (name: string) => ({ type: 'heading', name })
const column = (name: string, ...items: readonly object[]) => ({
  type: 'column',
  items: [heading(name), ...items],
})
const product = (name: string, slug: string) => ({ type: 'product', name, value: { slug } })
const category = (name: string, slug: string, items?: readonly object[]) => ({
  type: 'category',
  name,
  value: { slug },
  items,
})
const page = (name: string, slug: string) => ({ type: 'url', name, value: `/${slug}` })

/** The menus of the demo store, as the service sends them. */
const sections = [
  {
    id: 'header',
    items: [
      category('Bath & Body', 'bath-body', [
        column(
          'Wash',
          product('Soap bars', 'oat-honey-soap-bar'),
          product('Shampoo bars', 'solid-shampoo-bar'),
          product('Bath salts', 'lavender-bath-salts'),
        ),
        column(
          'Care',
          product('Hand cream', 'hand-cream-tin'),
          product('Body oil', 'body-oil'),
          product('Deodorant', 'deodorant-balm'),
        ),
        column(
          'Tools',
          product('Brushes', 'sisal-body-brush'),
          product('Washcloths', 'organic-cotton-washcloth'),
          product('Safety razor', 'safety-razor'),
        ),
      ]),
      category('Household', 'household', [
        column(
          'Refills',
          product('Hand wash', 'refillable-hand-wash'),
          product('Spray kit', 'all-purpose-spray'),
          product('Cleaning tablets', 'cleaning-tablets'),
        ),
        column(
          'Kitchen & laundry',
          product('Dish soap', 'dish-soap-block'),
          product('Dishcloths', 'swedish-dishcloth'),
          product('Laundry sheets', 'laundry-sheets'),
        ),
      ]),
      category('Gifts', 'gifts', [
        column(
          'To give',
          category('Gift sets', 'gifts-sets'),
          product('Candles', 'soy-candle'),
          product('Diffusers', 'reed-diffuser'),
          product('Gift cards', 'gift-card'),
        ),
        column('Not sure?', page('Gift finder', 'quiz/gift-finder'), category('Shop everything', 'all')),
      ]),
      product('Refill club', 'refill-club-membership'),
    ],
  },
  {
    id: 'footer',
    items: [
      column(
        'Shop',
        category('Bath & Body', 'bath-body'),
        category('Household', 'household'),
        category('Gifts', 'gifts'),
        product('Gift cards', 'gift-card'),
      ),
      column(
        'Help',
        page('Delivery', 'delivery'),
        page('Returns', 'returns'),
        page('Subscriptions', 'account/subscriptions'),
        page('Contact', 'contact'),
      ),
      column(
        'Sorrel',
        page('About us', 'about'),
        page('Our materials', 'materials'),
        page('How refills work', 'how-refills-work'),
        product('Refill club', 'refill-club-membership'),
        page('Journal', 'journal'),
      ),
    ],
  },
  {
    id: 'footer-secondary',
    items: [page('Cookies', 'cookies'), page('Terms', 'terms'), page('Privacy', 'privacy')],
  },
]

const store = {
  name: 'Sorrel',
  currency: 'GBP',
  currencies: [
    { code: 'GBP', symbol: '£', type: 'base' },
    { code: 'EUR', symbol: '€', type: 'display', rate: 1.17 },
    { code: 'USD', symbol: '$', type: 'priced' },
  ],
  locale: 'en',
  locales: [
    { code: 'en', name: 'English' },
    { code: 'de', name: 'Deutsch' },
    { code: 'fr', name: 'Français' },
  ],
}

const header = {
  menu: 'header',
  show_announcement_bar: true,
  announcement_text: 'Free UK delivery over £30 · Refill and save 10%',
  popular_searches: 'soap, refill, shampoo, candle, gift',
}

const footer = {
  menu: 'footer',
  secondary_menu: 'footer-secondary',
  show_socials: true,
  show_payments: true,
  copyright_text: '© 2026 Sorrel.',
  show_newsletter: true,
  newsletter_text: 'One letter a month: refills, repairs, and the odd kind offer.',
}

const social_links = Object.fromEntries(
  ['facebook', 'instagram', 'tiktok', 'pinterest', 'youtube'].map((network) => [
    network,
    { show: true, url: `https://example.com/${network}` },
  ]),
)

export interface StoryStoreOptions {
  readonly locale: string
  /** Header settings that differ from the demo store's, as the service names them. Default: none. */
  readonly header?: object
  /** Likewise for the footer. */
  readonly footer?: object
  /** Menus, as the service sends them. Default: the demo store's. */
  readonly menus?: readonly object[]
}

/** The store in a language of Storybook's toolbar: the header's switch has a choice for the page's own language. */
const speak = (locale: string) => ({
  ...store,
  locales: store.locales.some(({ code }) => code === locale)
    ? store.locales
    : [...store.locales, { code: locale, name: 'Pseudo' }],
})

/** The demo store: its header, its footer and its menus. */
export function createStoryStore(options: StoryStoreOptions): StoreContext {
  const { locale, menus = sections } = options
  return {
    settings: parseStoreSettings({
      store: speak(locale),
      values: {
        header: { ...header, ...options.header },
        footer: { ...footer, ...options.footer },
        social_links,
        delivery: [{ countries: ['GB'], price: 3.95, transit_days: { min: 2, max: 3 } }],
        returns: { countries: ['GB'], days: 30 },
      },
    }),
    menus: parseMenus({ sections: menus }),
    t: createMessages({ locale, messages: getMessages(locale) }),
  }
}

/** The categories whose pictures the menu shows. */
export const storyCategories = [
  aCategoryPreview({ slug: 'bath-body', name: 'Bath & Body', image: storyMedia('category-bath-body', '') }),
  aCategoryPreview({ slug: 'household', name: 'Household', image: storyMedia('category-household', '') }),
  aCategoryPreview({ slug: 'gifts', name: 'Gifts', image: storyMedia('category-gifts', '') }),
]
