import type { SocialNetwork } from '@sorrel/contracts/settings'
import file from '@sorrel/ui/sprites/icons.svg?address'
import type { SpriteIcon } from '@sorrel/ui/icon'

/**
 * The icons of the shop's own parts, by reference to one file that is fetched once: neither a page nor the scripts hold
 * their drawings. Parts of the kit hold those that they draw themselves.
 */

export { bagIcon, closeIcon, searchIcon } from './header-icons.ts'

export const accountIcon: SpriteIcon = { sprite: `${file}#account` }
export const alertIcon: SpriteIcon = { sprite: `${file}#alert` }
export const arrowEndIcon: SpriteIcon = { sprite: `${file}#arrowEnd` }
export const arrowStartIcon: SpriteIcon = { sprite: `${file}#arrowStart` }
export const cardIcon: SpriteIcon = { sprite: `${file}#card` }
export const checkIcon: SpriteIcon = { sprite: `${file}#check` }
export const chevronDownIcon: SpriteIcon = { sprite: `${file}#chevronDown` }
export const chevronEndIcon: SpriteIcon = { sprite: `${file}#chevronEnd` }
export const deliveryIcon: SpriteIcon = { sprite: `${file}#delivery` }
export const editIcon: SpriteIcon = { sprite: `${file}#edit` }
export const giftIcon: SpriteIcon = { sprite: `${file}#gift` }
export const heartIcon: SpriteIcon = { sprite: `${file}#heart` }
export const imageIcon: SpriteIcon = { sprite: `${file}#image` }
export const leafIcon: SpriteIcon = { sprite: `${file}#leaf` }
export const mailIcon: SpriteIcon = { sprite: `${file}#mail` }
export const mapPinIcon: SpriteIcon = { sprite: `${file}#mapPin` }
export const orderIcon: SpriteIcon = { sprite: `${file}#order` }
export const pauseIcon: SpriteIcon = { sprite: `${file}#pause` }
export const plusIcon: SpriteIcon = { sprite: `${file}#plus` }
export const rabbitIcon: SpriteIcon = { sprite: `${file}#rabbit` }
export const recycleIcon: SpriteIcon = { sprite: `${file}#recycle` }
export const refreshIcon: SpriteIcon = { sprite: `${file}#refresh` }
export const signOutIcon: SpriteIcon = { sprite: `${file}#signOut` }
export const sproutIcon: SpriteIcon = { sprite: `${file}#sprout` }
export const starIcon: SpriteIcon = { sprite: `${file}#star` }
export const subscriptionIcon: SpriteIcon = { sprite: `${file}#subscription` }
export const successIcon: SpriteIcon = { sprite: `${file}#success` }
export const warningIcon: SpriteIcon = { sprite: `${file}#warning` }

export const socialIcons: Readonly<Record<SocialNetwork, SpriteIcon>> = {
  facebook: { sprite: `${file}#facebook` },
  instagram: { sprite: `${file}#instagram` },
  pinterest: { sprite: `${file}#pinterest` },
  tiktok: { sprite: `${file}#tiktok` },
  twitter: { sprite: `${file}#twitter` },
  vimeo: { sprite: `${file}#vimeo` },
  whatsapp: { sprite: `${file}#whatsapp` },
  youtube: { sprite: `${file}#youtube` },
}
