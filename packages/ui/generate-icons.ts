import { writeFileSync } from 'node:fs'

/**
 * Writes the shapes of the Lucide icons that are in use (ISC licence), as plain data. Next's bundler keeps a module whole:
 * icons that components draw are in modules of what is always drawn together, so that a page carries no other.
 * `icons.ts` only passes all on, so that nothing comes with it.
 */

/** Our name of an icon and Lucide's. */
const ICONS = {
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
  moreIcon: 'ellipsis',
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

/** The modules that components draw from, by their icons. All others are in `page-icons.ts`. */
const DRAWN_TOGETHER: Readonly<Record<string, readonly string[]>> = {
  alert: ['alertIcon'],
  camera: ['cameraIcon'],
  check: ['checkIcon'],
  'chevron-down': ['chevronDownIcon'],
  chevrons: ['chevronEndIcon', 'chevronStartIcon'],
  close: ['closeIcon'],
  eyes: ['eyeIcon', 'eyeOffIcon'],
  flag: ['flagIcon'],
  'helpful-more': ['helpfulIcon', 'moreIcon'],
  'minus-plus': ['minusIcon', 'plusIcon'],
  search: ['searchIcon'],
  tones: ['infoIcon', 'successIcon', 'warningIcon'],
  verified: ['verifiedIcon'],
}

interface IconModule {
  readonly __iconData: { readonly node: readonly (readonly [string, Readonly<Record<string, string>>])[] }
}

const HEAD = '// Written by generate-icons.ts. Shapes: Lucide, ISC licence, https://lucide.dev/license'

const withoutKey = (attributes: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(attributes).filter(([name]) => name !== 'key'))

async function toConstant([name, lucide]: readonly [string, string]): Promise<string> {
  const file: IconModule = await import(`lucide-react/icons/${lucide}`)
  const shapes = file.__iconData.node.map(([tag, attributes]) => [tag, withoutKey(attributes)])
  return `export const ${name}: IconShapes = ${JSON.stringify(shapes)}\n`
}

async function writeIcons(file: string, names: readonly string[]): Promise<string> {
  const drawn = Object.entries(ICONS).filter(([name]) => names.includes(name))
  const constants = await Promise.all(drawn.map(toConstant))
  const head = `${HEAD}\nimport type { IconShapes } from '../icon/icon.tsx'\n\n`
  writeFileSync(`src/icons/${file}.ts`, head + constants.join('\n'))
  return `export { ${names.join(', ')} } from './${file}.ts'`
}

const drawnTogether = Object.values(DRAWN_TOGETHER).flat()
const others = Object.keys(ICONS).filter((name) => !drawnTogether.includes(name))
const groups = Object.entries({ ...DRAWN_TOGETHER, 'page-icons': others })
const doors = await Promise.all(groups.map(([file, names]) => writeIcons(file, names)))
writeFileSync('src/icons/icons.ts', `${[HEAD, ...doors].join('\n')}\n`)
