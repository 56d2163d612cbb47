import type { Fields } from '../untrusted/fields.ts'

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

/** The networks that have an address and are not switched off. */
export function readSocialLinks(links: Fields): readonly SocialLink[] {
  return SOCIAL_NETWORKS.flatMap((network) => {
    const link = links.child(network)
    const url = link.text('url')
    const isShown = link.flag('show') ?? true
    return isShown && url !== undefined && isWebAddress(url) ? [{ network, url }] : []
  })
}

function isWebAddress(url: string): boolean {
  return /^https?:\/\//i.test(url) && URL.canParse(url)
}
