import type { Fields } from '../untrusted/fields.ts'
import { readPicture } from '../untrusted/picture.ts'

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
  /** Section id of the menu. Default `header`. */
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

export interface Footer {
  /** Section id of the columns. Default `footer`. */
  readonly menuId: string
  /** Section id of the flat list. Default `footer-secondary`. */
  readonly secondaryMenuId: string
  /** Default true. */
  readonly showSocials: boolean
  /** Default false. */
  readonly showPayments: boolean
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

/** The header as the merchant set it. By default it stays visible while the page scrolls. */
export function readHeader(header: Fields, store: Fields): Header {
  return {
    menuId: header.text('menu') ?? 'header',
    showAnnouncementBar: header.flag('showAnnouncementBar') ?? false,
    announcementText: header.text('announcementText'),
    popularSearches: toTerms(header.text('popularSearches')),
    hideOnScroll: header.flag('hideOnScroll') ?? false,
    logo: readLogo(header, store),
    logoHeight: readLogoHeight(header.child('logoHeight')),
  }
}

/** The footer as the merchant set it. */
export function readFooter(footer: Fields): Footer {
  return {
    menuId: footer.text('menu') ?? 'footer',
    secondaryMenuId: footer.text('secondaryMenu') ?? 'footer-secondary',
    showSocials: footer.flag('showSocials') ?? true,
    showPayments: footer.flag('showPayments') ?? false,
    copyrightText: footer.text('copyrightText'),
    showNewsletter: footer.flag('showNewsletter') ?? true,
    newsletterTitle: footer.text('newsletterTitle'),
    newsletterText: footer.text('newsletterText'),
    newsletterPlaceholder: footer.text('newsletterPlaceholder'),
    horizontalPadding: footer.choice('horizontalPadding', FOOTER_PADDINGS) ?? 'large',
  }
}

const TERMS_MAX = 6

/** The merchant writes them in one field, with commas between them. */
function toTerms(text = ''): readonly string[] {
  const terms = text.split(',').map((term) => term.trim())
  return [...new Set(terms.filter((term) => term !== ''))].slice(0, TERMS_MAX)
}

function readLogo(header: Fields, store: Fields): Logo | undefined {
  const picture = readPicture(header, 'logo')
  if (picture === undefined) return undefined
  const { src, width, height, alt } = picture
  const logo = header.child('logo')
  const contentType = logo.child('file').text('contentType') ?? logo.text('contentType')
  return { src, width, height, contentType, alt: alt || store.text('name') }
}

function readLogoHeight(heights: Fields): Header['logoHeight'] {
  const desktop = heights.number('desktop')
  const mobile = heights.number('mobile')
  const usable = desktop !== undefined && mobile !== undefined && isHeight(desktop) && isHeight(mobile)
  return usable ? { desktop, mobile } : { desktop: 30, mobile: 20 }
}

function isHeight(pixels: number): boolean {
  return pixels > 0 && pixels <= 200
}
