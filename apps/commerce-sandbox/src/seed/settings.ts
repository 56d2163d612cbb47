import { DEFAULT_LOCALE, LOCALES } from '@sorrel/i18n/locales'
import type { StoreSettingsDocument } from '../store/documents.ts'
import { same, text } from './text.ts'

/** What a language calls itself, with a capital letter: `Français`. */
function getLanguageName(code: string): string {
  const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1)
}

const store: StoreSettingsDocument['store'] = {
  id: 'sorrel',
  name: 'Sorrel',
  homePage: 'home',
  country: 'GB',
  currency: 'GBP',
  currencies: [
    { code: 'GBP', name: 'British Pound', symbol: '£', rate: 1, decimals: 2, priced: true, type: 'base' },
    { code: 'EUR', name: 'Euro', symbol: '€', rate: 1.17, decimals: 2, priced: false, type: 'display' },
    { code: 'USD', name: 'US Dollar', symbol: '$', rate: 1.28, decimals: 2, priced: true, type: 'priced' },
  ],
  locale: DEFAULT_LOCALE,
  locales: LOCALES.map((code) => ({
    code,
    name: getLanguageName(code),
    fallback: code === DEFAULT_LOCALE ? null : DEFAULT_LOCALE,
  })),
  supportEmail: 'hello@sorrel.shop',
  supportPhone: '+44 20 7946 0128',
}

/** The default theme, in the hosted service's keys. */
const theme = {
  colors: {
    primary: '#1F2D27',
    body: '#4A5751',
    accent: '#E0B15B',
    success: { dark: '#1E7A52', light: '#E6F4EC' },
    warning: { dark: '#8A5A0B', light: '#FBF1DC' },
    error: { dark: '#B3372B', light: '#FBE9E7' },
    button: { primary: '#26493A', secondary: '#FFFFFF' },
    background: { primary: '#FFFFFF', secondary: '#F6F3EC' },
    input: { standard: '#7C8781' },
    dividers: '#E7E4DB',
  },
  borders: { image: { radius: 20 } },
  typography: {
    font_size: { base: 16, scaling: 1.125 },
    font_family: {
      headings: { provider: 'Google', name: 'Fraunces', fallback: 'serif', weight: 450 },
      body: { provider: 'Google', name: 'Figtree', fallback: 'sans-serif', weight: 400 },
    },
  },
}

export const settings: StoreSettingsDocument = {
  store,
  values: {
    ...theme,
    header: {
      menu: 'header',
      logo: null,
      logo_height: { mobile: 20, desktop: 30 },
      hide_on_scroll: true,
      show_announcement_bar: true,
      announcement_text: text('Free UK delivery over £30 · Refill and save 10 %'),
    },
    footer: {
      menu: 'footer',
      secondary_menu: 'footer-secondary',
      show_socials: true,
      show_payments: true,
      copyright_text: same('© 2026 Sorrel.'),
      show_newsletter: true,
      newsletter_title: text("Let's keep in touch."),
      newsletter_text: text('One letter a month: refills, repairs, and the odd kind offer.'),
      newsletter_placeholder: text('Your e-mail'),
      horizontal_padding: 'large',
    },
    social_links: {
      twitter: { show: false, url: 'https://example.com/x/sorrel' },
      facebook: { show: true, url: 'https://example.com/facebook/sorrel' },
      instagram: { show: true, url: 'https://example.com/instagram/sorrel' },
      tiktok: { show: true, url: 'https://example.com/tiktok/sorrel' },
      pinterest: { show: true, url: 'https://example.com/pinterest/sorrel' },
      youtube: { show: true, url: 'https://example.com/youtube/sorrel' },
      vimeo: { show: false, url: 'https://example.com/vimeo/sorrel' },
      whatsapp: { show: false, url: '' },
    },
    account: { header: { hide_on_scroll: true } },
    lang: {},
  },
}

export const coupons = [{ code: 'WELCOME10', name: 'Welcome 10 %', discountPercent: 10 }] as const

export const giftcards = [{ code: 'SORREL-GIFT-25', amount: 2500 }] as const
