import { writeFileSync } from 'node:fs'

/**
 * Writes the shapes of the Lucide icons that are in use (ISC licence), as plain data: a module for each, so that a page
 * carries those that its code draws, and `src/icons/icons.ts` with all of them.
 */

/** Our name of an icon and Lucide's. */
const icons = {
  accountIcon: 'user',
  alertIcon: 'circle-exclamation-point',
  arrowEndIcon: 'arrow-right',
  arrowStartIcon: 'arrow-left',
  bagIcon: 'shopping-bag',
  cameraIcon: 'camera',
  cardIcon: 'credit-card',
  checkIcon: 'check',
  chevronDownIcon: 'chevron-down',
  chevronEndIcon: 'chevron-right',
  chevronStartIcon: 'chevron-left',
  chevronUpIcon: 'chevron-up',
  closeIcon: 'x',
  deliveryIcon: 'truck',
  editIcon: 'pencil',
  externalIcon: 'external-link',
  eyeIcon: 'eye',
  eyeOffIcon: 'eye-off',
  filterIcon: 'sliders-horizontal',
  flagIcon: 'flag',
  giftIcon: 'gift',
  globeIcon: 'globe',
  heartIcon: 'heart',
  helpfulIcon: 'thumbs-up',
  homeIcon: 'house',
  imageIcon: 'image',
  infoIcon: 'info',
  leafIcon: 'leaf',
  mailIcon: 'mail',
  mapPinIcon: 'map-pin',
  menuIcon: 'menu',
  minusIcon: 'minus',
  orderIcon: 'package',
  pauseIcon: 'pause',
  plusIcon: 'plus',
  rabbitIcon: 'rabbit',
  recycleIcon: 'recycle',
  refreshIcon: 'refresh-cw',
  returnIcon: 'undo-2',
  searchIcon: 'search',
  signOutIcon: 'log-out',
  sproutIcon: 'sprout',
  starIcon: 'star',
  subscriptionIcon: 'repeat',
  successIcon: 'circle-check',
  trashIcon: 'trash',
  uploadIcon: 'upload',
  verifiedIcon: 'badge-check',
  warningIcon: 'triangle-exclamation-point',
  zoomIcon: 'zoom-in',
} as const

const withoutKey = (attributes: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(attributes).filter(([name]) => name !== 'key'))

interface IconModule {
  readonly __iconData: { readonly node: readonly (readonly [string, Readonly<Record<string, string>>])[] }
}

/** `chevronDownIcon` gives `chevron-down`. */
const toFile = (name: string): string =>
  `${name.replace(/Icon$/, '').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`

const HEAD = `// Written by generate-icons.ts. Shapes: Lucide, ISC licence, https://lucide.dev/license\n`

const lines = await Promise.all(
  Object.entries(icons).map(async ([name, lucide]) => {
    const file: IconModule = await import(`lucide-react/icons/${lucide}`)
    const shape = file.__iconData.node.map(([tag, attributes]) => [tag, withoutKey(attributes)])
    const code = `import type { IconShapes } from '../../icon/icon.tsx'\n\nexport const ${name}: IconShapes = ${JSON.stringify(shape)}\n`
    writeFileSync(`src/icons/shapes/${toFile(name)}`, HEAD + code)
    return `export { ${name} } from './shapes/${toFile(name)}'`
  }),
)

writeFileSync('src/icons/icons.ts', `${HEAD}${lines.join('\n')}\n`)
