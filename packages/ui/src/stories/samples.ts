import type { Breadcrumb } from '../breadcrumbs/breadcrumbs.tsx'
import type { Definition } from '../definition-list/definition-list.tsx'
import type { PictureSource } from '../picture/picture.tsx'
import type { TableColumn } from '../table/table.tsx'

const toPicture = (file: string, alt: string): PictureSource => ({
  src: `/media/${file}.webp`,
  alt,
  width: 1280,
  height: 1440,
})

/** `count` entries, made of the numbers from 1 on. */
export const numbered = <Entry>(count: number, toEntry: (number: number) => Entry): readonly Entry[] =>
  Array.from({ length: count }, (_, index) => toEntry(index + 1))

/** A video of the demo shop, in the place of a picture. */
export const film = {
  ...toPicture('body-oil-2', 'Amber bottle of body oil'),
  video: {
    src: '/media/body-oil-film.mp4',
    type: 'video/mp4',
    label: 'The body oil bottle from close by, then on its clay plinth',
    playLabel: 'Play video: The body oil bottle from close by, then on its clay plinth',
    captions: [{ src: '/media/body-oil-film.en.vtt', locale: 'en' }],
  },
} as const

/** Words that hardly break: a product and a title in German. */
export const german = {
  product: 'Wiederbefüllbare Handwaschlotion mit Eukalyptus und Wilder Minze',
  title: 'Nachfüllpackungen für wiederverwendbare Handwaschlotionsflaschen',
} as const

/** Choices with these labels, which are their values too. */
export const toOptions = (...labels: readonly string[]) => labels.map((label) => ({ value: label, label }))

/** The way to a page through pages of these names; the last is the page itself. */
export const toWay = (...labels: readonly string[]): readonly Breadcrumb[] =>
  labels.map((label, index) => (index === labels.length - 1 ? { label } : { label, href: `#${label}` }))

/** Amounts by their terms, the last of which is the sum. */
export const toSum = (amounts: Readonly<Record<string, string>>): readonly Definition[] =>
  Object.entries(amounts).map(([term, value], index, { length }) =>
    index === length - 1 ? { term, value, emphasis: 'strong' } : { term, value },
  )

/** The columns of a table by their keys; amounts are aligned at the end. */
export const toColumns = <Key extends string>(
  headers: Readonly<Record<Key, string>>,
  ...amounts: readonly NoInfer<Key>[]
): readonly TableColumn<Key>[] =>
  (Object.keys(headers) as Key[]).map((key) => ({
    key,
    header: headers[key],
    ...(amounts.includes(key) && { align: 'end' as const }),
  }))

/** Pictures of the demo shop; `missing` does not load. */
export const pictures = {
  soap: toPicture('oat-honey-soap-bar-1', 'Cream soap bar embossed with a leaf, leaning on two more bars'),
  soapWrapped: toPicture('oat-honey-soap-bar-2', 'The soap bar in its paper wrap'),
  soapLavender: toPicture('oat-honey-soap-bar--lavender', 'Lavender soap bar with dried lavender'),
  soapCharcoal: toPicture('oat-honey-soap-bar--charcoal', 'Charcoal soap bar'),
  washcloth: toPicture('organic-cotton-washcloth-1', 'Folded cotton washcloths in sage and oat'),
  brush: toPicture('sisal-body-brush-1', 'Sisal body brush on beech'),
  candle: toPicture('soy-candle-1', 'Soy candle in a stoneware glass'),
  handWash: toPicture('refillable-hand-wash-1', 'Amber bottle of hand wash with a pump'),
  diffuser: toPicture('reed-diffuser-1', 'Reed diffuser in amber glass'),
  balm: toPicture('deodorant-balm-1', 'Two jars of deodorant balm'),
  hero: { src: '/media/hero-home.webp', alt: '', width: 2400, height: 1200 },
  heroNarrow: { src: '/media/hero-home-phone.webp', alt: '', width: 1200, height: 1500 },
  story: {
    src: '/media/story-refill.webp',
    alt: 'A refill pouch beside its bottle',
    width: 1600,
    height: 1200,
  },
  bath: { src: '/media/category-bath-body.webp', alt: 'Soaps, brushes and oils', width: 1600, height: 1200 },
  household: {
    src: '/media/category-household.webp',
    alt: 'Spray bottle, brush and soap',
    width: 1600,
    height: 1200,
  },
  gifts: {
    src: '/media/category-gifts.webp',
    alt: 'Gift box with soap and a candle',
    width: 1600,
    height: 1200,
  },
  missing: { src: '/media/not-there.webp', alt: 'A picture that does not come', width: 8, height: 9 },
} as const satisfies Readonly<Record<string, PictureSource>>

export interface SampleProduct {
  readonly id: string
  readonly name: string
  readonly text: string
  readonly picture: PictureSource
  readonly price: string
  readonly original?: string
  readonly rating?: number
  readonly ratingText?: string
  readonly mark?: string
}

export const products: readonly [SampleProduct, SampleProduct, SampleProduct, SampleProduct] = [
  {
    id: 'hand-wash',
    name: 'Refillable Hand Wash',
    text: 'Eucalyptus & wild mint in a bottle made to be kept.',
    picture: pictures.handWash,
    price: '£12.00',
    rating: 4.9,
    ratingText: '4.9 (23)',
    mark: 'Refillable',
  },
  {
    id: 'soap',
    name: 'Oat & Honey Soap Bar',
    text: 'Cold-pressed with rolled oats and raw honey. Kind to dry skin.',
    picture: pictures.soap,
    price: '£6.50',
    rating: 4.8,
    ratingText: '4.8 (34)',
  },
  {
    id: 'washcloth',
    name: 'Organic Cotton Washcloth',
    text: 'Waffle-woven, quick to dry, softer each wash.',
    picture: pictures.washcloth,
    price: '£7.00',
    rating: 4.6,
    ratingText: '4.6 (11)',
  },
  {
    id: 'diffuser',
    name: 'Reed Diffuser',
    text: 'Fig leaf & cedar, about three months.',
    picture: pictures.diffuser,
    price: '£21.00',
    original: '£28.00',
    rating: 4.4,
    ratingText: '4.4 (1)',
    mark: 'Sale',
  },
]
