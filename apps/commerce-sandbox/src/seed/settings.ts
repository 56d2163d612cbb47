import type { StoreSettingsDocument } from '../store/documents.ts'
import { same, text } from './text.ts'

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
  locale: 'en',
  locales: [
    { code: 'en', name: 'English', fallback: null },
    { code: 'fr', name: 'Français', fallback: 'en' },
    { code: 'de', name: 'Deutsch', fallback: 'en' },
  ],
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
      announcement_text: text(
        'Free UK delivery over £30 · Refill and save 10 %',
        'Livraison offerte au Royaume-Uni dès 30 £ · Rechargez et économisez 10 %',
        'Kostenloser Versand in GB ab 30 £ · Nachfüllen und 10 % sparen',
      ),
    },
    footer: {
      menu: 'footer',
      secondary_menu: 'footer-secondary',
      show_socials: true,
      show_payments: true,
      copyright_text: same('© 2026 Sorrel.'),
      show_newsletter: true,
      newsletter_title: text("Let's keep in touch.", 'Restons en contact.', 'Bleiben wir in Kontakt.'),
      newsletter_text: text(
        'One letter a month: refills, repairs, and the odd kind offer.',
        'Une lettre par mois : recharges, réparations et, parfois, une offre aimable.',
        'Ein Brief im Monat: Nachfüllen, Reparieren und ab und zu ein nettes Angebot.',
      ),
      newsletter_placeholder: text('Your e-mail', 'Votre e-mail', 'Ihre E-Mail'),
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
