import type { SocialNetwork } from '@sorrel/contracts/settings'
import file from '@sorrel/ui/sprites/icons.svg?address'
import type { SpriteIcon } from '@sorrel/ui/icon'

/**
 * The icons of the shop's own parts, by reference to one file that is fetched once: neither pages nor scripts contain
 * their paths. Parts of the kit contain their own icons.
 */

export { bagIcon, closeIcon, searchIcon } from './header-icons.ts'

const icon = (name: string): SpriteIcon => ({ sprite: `${file}#${name}` })

export const accountIcon = icon('account')
export const alertIcon = icon('alert')
export const arrowEndIcon = icon('arrowEnd')
export const arrowStartIcon = icon('arrowStart')
export const cardIcon = icon('card')
export const checkIcon = icon('check')
export const chevronEndIcon = icon('chevronEnd')
export const deliveryIcon = icon('delivery')
export const editIcon = icon('edit')
export const giftIcon = icon('gift')
export const imageIcon = icon('image')
export const leafIcon = icon('leaf')
export const mailIcon = icon('mail')
export const mapPinIcon = icon('mapPin')
export const orderIcon = icon('order')
export const pauseIcon = icon('pause')
export const plusIcon = icon('plus')
export const recycleIcon = icon('recycle')
export const refreshIcon = icon('refresh')
export const signOutIcon = icon('signOut')
export const starIcon = icon('star')
export const subscriptionIcon = icon('subscription')
export const warningIcon = icon('warning')

/** The sprite names social networks as settings do. */
export const getSocialIcon = (network: SocialNetwork): SpriteIcon => icon(network)
