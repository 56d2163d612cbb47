// Written by generate-icons.ts. Shapes: Lucide, ISC licence, https://lucide.dev/license
export { alertIcon } from './alert.ts'
export { cameraIcon } from './camera.ts'
export { checkIcon } from './check.ts'
export { chevronDownIcon } from './chevron-down.ts'
export { chevronEndIcon, chevronStartIcon } from './chevrons.ts'
export { closeIcon } from './close.ts'
export { eyeIcon, eyeOffIcon } from './eyes.ts'
export { flagIcon } from './flag.ts'
export { helpfulIcon, moreIcon } from './helpful-more.ts'
export { minusIcon, plusIcon } from './minus-plus.ts'
export { searchIcon } from './search.ts'
export { infoIcon, successIcon, warningIcon } from './tones.ts'
export { verifiedIcon } from './verified.ts'
export {
  accountIcon,
  arrowEndIcon,
  arrowStartIcon,
  bagIcon,
  cardIcon,
  chevronUpIcon,
  deliveryIcon,
  editIcon,
  externalIcon,
  filterIcon,
  giftIcon,
  globeIcon,
  heartIcon,
  homeIcon,
  imageIcon,
  leafIcon,
  mailIcon,
  mapPinIcon,
  menuIcon,
  orderIcon,
  pauseIcon,
  rabbitIcon,
  recycleIcon,
  refreshIcon,
  returnIcon,
  signOutIcon,
  sproutIcon,
  starIcon,
  subscriptionIcon,
  trashIcon,
  uploadIcon,
  zoomIcon,
} from './page-icons.ts'
