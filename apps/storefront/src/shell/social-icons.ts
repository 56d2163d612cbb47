import type { SocialNetwork } from '@sorrel/contracts/settings'
import type { IconShape } from '@sorrel/ui/icon'
import {
  facebookIcon,
  instagramIcon,
  pinterestIcon,
  tiktokIcon,
  twitterIcon,
  vimeoIcon,
  whatsappIcon,
  youtubeIcon,
} from '@sorrel/ui/social-icons'

/** The icon of each network. */
export const SOCIAL_ICONS: Readonly<Record<SocialNetwork, IconShape>> = {
  twitter: twitterIcon,
  facebook: facebookIcon,
  instagram: instagramIcon,
  tiktok: tiktokIcon,
  pinterest: pinterestIcon,
  youtube: youtubeIcon,
  vimeo: vimeoIcon,
  whatsapp: whatsappIcon,
}
