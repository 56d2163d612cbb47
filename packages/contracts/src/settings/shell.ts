import * as z from 'zod/mini'
import { choice, flag, maybe, number, or, record, text } from '../schema/lenient.ts'
import { typedPicture } from '../schema/picture.ts'

export interface Logo {
  readonly src: string
  /** Pixels of the file; 0 when the service does not say. */
  readonly width: number
  readonly height: number
  readonly contentType?: string | undefined
  /** The image's alternative text, else the store's name; undefined without either (then the word "Logo" is shown). */
  readonly alt?: string | undefined
}

export interface Header {
  /** Id of the header's menu, which the service calls a section. Default `header`. */
  readonly menuId: string
  /** Default false. */
  readonly showAnnouncementBar: boolean
  readonly announcementText?: string | undefined
  /** Searches that the search offers before anything is typed. Default: none. */
  readonly popularSearches: readonly string[]
  /** Default false. */
  readonly hideOnScroll: boolean
  readonly logo?: Logo | undefined
  /** Pixels. The merchant's numbers count only when both are set; default 30 and 20. */
  readonly logoHeight: { readonly desktop: number; readonly mobile: number }
}

export const FOOTER_PADDINGS = ['none', 'small', 'medium', 'large', 'extra_large'] as const

/** Ways to pay that the footer has a mark for. */
export const PAYMENT_METHODS = ['visa', 'mastercard', 'amex', 'paypal', 'apple-pay', 'google-pay'] as const

export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

const DEFAULT_PAYMENT_METHODS: readonly PaymentMethod[] = ['visa', 'mastercard', 'amex']

export interface Footer {
  /** Section id of the columns. Default `footer`. */
  readonly menuId: string
  /** Section id of the flat list. Default `footer-secondary`. */
  readonly secondaryMenuId: string
  /** Default true. */
  readonly showSocials: boolean
  /** Default false. */
  readonly showPayments: boolean
  /** Those that the checkout takes, in the order of `PAYMENT_METHODS`. Default: Visa, Mastercard and American Express. */
  readonly paymentMethods: readonly PaymentMethod[]
  readonly copyrightText?: string | undefined
  /** Default true. */
  readonly showNewsletter: boolean
  /** Unset means the message `newsletter.title`. */
  readonly newsletterTitle?: string | undefined
  /** A line below the title; none when unset. */
  readonly newsletterText?: string | undefined
  /** Unset means the message `newsletter.placeholder`. */
  readonly newsletterPlaceholder?: string | undefined
  /** Default `large`. */
  readonly horizontalPadding: (typeof FOOTER_PADDINGS)[number]
}

const TERMS_MAX = 6

/** The merchant writes them in one field, with commas between them. */
const searches = z.pipe(
  text,
  z.transform((terms: string): readonly string[] =>
    [...new Set(terms.split(',').map((term) => term.trim()))]
      .filter((term) => term !== '')
      .slice(0, TERMS_MAX),
  ),
)

/** Written in one field, as `Visa, Mastercard, Apple Pay`. Names without a mark are left out. */
const paymentMethods = z.pipe(
  text,
  z.transform((names: string): readonly PaymentMethod[] => {
    const wanted = new Set(
      names.split(',').map((name) =>
        name
          .trim()
          .toLowerCase()
          .replaceAll(/[\s_]+/g, '-'),
      ),
    )
    return PAYMENT_METHODS.filter((method) => wanted.has(method))
  }),
)

const height = z.pipe(number, z.number().check(z.positive(), z.maximum(200)))

/** The header as the merchant set it. By default it stays visible while the page scrolls. */
export const header = z.pipe(
  record({
    menu: or(text, 'header'),
    showAnnouncementBar: or(flag, false),
    announcementText: maybe(text),
    popularSearches: or(searches, []),
    hideOnScroll: or(flag, false),
    logo: maybe(typedPicture),
    logoHeight: or(record({ desktop: height, mobile: height }), { desktop: 30, mobile: 20 }),
  }),
  z.transform(({ menu, ...rest }) => ({ menuId: menu, ...rest })),
)

export type HeaderFields = z.output<typeof header>

/** The footer as the merchant set it. */
export const footer = z.pipe(
  record({
    menu: or(text, 'footer'),
    secondaryMenu: or(text, 'footer-secondary'),
    showSocials: or(flag, true),
    showPayments: or(flag, false),
    paymentMethods: or(paymentMethods, DEFAULT_PAYMENT_METHODS),
    copyrightText: maybe(text),
    showNewsletter: or(flag, true),
    newsletterTitle: maybe(text),
    newsletterText: maybe(text),
    newsletterPlaceholder: maybe(text),
    horizontalPadding: or(choice(FOOTER_PADDINGS), 'large'),
  }),
  z.transform(
    ({ menu, secondaryMenu, ...rest }): Footer => ({ menuId: menu, secondaryMenuId: secondaryMenu, ...rest }),
  ),
)
