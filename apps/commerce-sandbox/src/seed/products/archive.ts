import type { Localized, Minor, ProductDocument } from '../../catalogue/documents.ts'
import { describe } from '../attributes.ts'
import { toProduct } from '../product.ts'
import { compose, text } from '../text.ts'

interface Kind {
  readonly key: string
  readonly name: Localized
  /** Says what the thing is, after the edition's name and a colon. */
  readonly line: Localized
  readonly price: Minor
  readonly picture: string
  readonly attributes: Parameters<typeof describe>[0]
}

const kinds: readonly Kind[] = [
  {
    key: 'soap-bar',
    name: text('Soap Bar'),
    line: text('a cold-pressed soap bar from an earlier small batch'),
    price: 550,
    picture: 'oat-honey-soap-bar',
    attributes: { material: ['plantOils', 'paper'], skin: ['dry'], madeIn: 'england' },
  },
  {
    key: 'shampoo-bar',
    name: text('Shampoo Bar'),
    line: text('a round shampoo bar we pressed for one season'),
    price: 800,
    picture: 'solid-shampoo-bar',
    attributes: { material: ['plantOils', 'aluminium'], madeIn: 'wales' },
  },
  {
    key: 'washcloth',
    name: text('Washcloth'),
    line: text('a waffle washcloth in a colour we wove once'),
    price: 600,
    picture: 'organic-cotton-washcloth',
    attributes: { material: ['cotton'], madeIn: 'portugal' },
  },
  {
    key: 'body-brush',
    name: text('Body Brush'),
    line: text('a beech and sisal body brush with an earlier handle'),
    price: 1350,
    picture: 'sisal-body-brush',
    attributes: { material: ['beech', 'sisal'], skin: ['dry'], madeIn: 'sweden' },
  },
  {
    key: 'soap-pouch',
    name: text('Soap Pouch'),
    line: text('a woven soap pouch with a different cord'),
    price: 425,
    picture: 'sisal-soap-pouch',
    attributes: { material: ['sisal'], madeIn: 'portugal' },
  },
  {
    key: 'face-sponge',
    name: text('Face Sponge'),
    line: text('a konjac sponge in an earlier shape'),
    price: 475,
    picture: 'konjac-sponge',
    attributes: { material: ['konjac'], skin: ['sensitive'], madeIn: 'england' },
  },
  {
    key: 'cotton-pads',
    name: text('Cotton Pads'),
    line: text('washable cotton pads with a coloured stitch'),
    price: 900,
    picture: 'reusable-cotton-rounds',
    attributes: { material: ['cotton'], skin: ['sensitive'], madeIn: 'portugal' },
  },
  {
    key: 'balm-jar',
    name: text('Balm Jar'),
    line: text('a ceramic jar of balm glazed in a trial colour'),
    price: 775,
    picture: 'deodorant-balm',
    attributes: { material: ['ceramic', 'plantOils'], madeIn: 'england' },
  },
  {
    key: 'dish-block',
    name: text('Dish Block'),
    line: text('a solid washing-up block in a smaller size'),
    price: 700,
    picture: 'dish-soap-block',
    attributes: { material: ['plantOils', 'paper'], madeIn: 'england' },
  },
  {
    key: 'pot-brush',
    name: text('Pot Brush'),
    line: text('a coconut brush turned from another wood'),
    price: 450,
    picture: 'coconut-scrub-brush',
    attributes: { material: ['coconut', 'beech'], madeIn: 'sriLanka' },
  },
  {
    key: 'dishcloth',
    name: text('Dishcloth'),
    line: text('a single cellulose cloth in a retired print'),
    price: 300,
    picture: 'swedish-dishcloth',
    attributes: { material: ['cellulose', 'cotton'], madeIn: 'sweden' },
  },
  {
    key: 'food-wrap',
    name: text('Food Wrap'),
    line: text('one large beeswax wrap in a pattern we no longer print'),
    price: 625,
    picture: 'beeswax-wraps',
    attributes: { material: ['cotton', 'beeswax'], madeIn: 'wales' },
  },
  {
    key: 'dryer-balls',
    name: text('Dryer Balls, pair'),
    line: text('two felted wool balls in an undyed shade'),
    price: 750,
    picture: 'wool-dryer-balls',
    attributes: { material: ['wool'], madeIn: 'scotland' },
  },
  {
    key: 'pantry-jar',
    name: text('Pantry Jar'),
    line: text('a storage jar from our first glassworks'),
    price: 875,
    picture: 'glass-storage-jar',
    attributes: { material: ['glass', 'bamboo'], madeIn: 'portugal' },
  },
  {
    key: 'tea-towel',
    name: text('Tea Towel'),
    line: text('a single linen towel in a stripe from the archive'),
    price: 650,
    picture: 'linen-tea-towels',
    attributes: { material: ['linen'], madeIn: 'lithuania' },
  },
]

const editions: readonly { readonly key: string; readonly name: Localized; readonly more: Minor }[] = [
  { key: 'dune', name: text('Dune'), more: 0 },
  { key: 'fern', name: text('Fern'), more: 25 },
  { key: 'heather', name: text('Heather'), more: 50 },
  { key: 'tide', name: text('Tide'), more: 75 },
]

const FIRST_ARCHIVE_DAY = Date.UTC(2022, 0, 10)
const DAY_MS = 86_400_000

function toArchiveProduct(kind: Kind, index: number): readonly ProductDocument[] {
  return editions.map((edition, at) => {
    const place = index * editions.length + at
    const price = kind.price + edition.more
    return toProduct({
      slug: `archive-${kind.key}-${edition.key}`,
      words: {
        name: compose((read) => `${read(kind.name)}, ${read(edition.name)}`),
        metaTitle: compose((read) => `${read(kind.name)}, ${read(edition.name)} (${read(archive)})`),
        description: compose(
          (read) => `<p>${read(edition.name)}: ${read(kind.line)}. ${read(lastPieces)}</p>`,
        ),
      },
      facts: {
        sku: `SOR-9${String(place + 1).padStart(3, '0')}`,
        price,
        ...(place % 2 === 0 ? { usd: toUsd(price) } : {}),
        categories: ['archive'],
        popularity: 100 - place,
        created: new Date(FIRST_ARCHIVE_DAY + place * 7 * DAY_MS).toISOString().slice(0, 10),
        attributes: describe(kind.attributes),
        pictures: [`${kind.picture}-${(at % 2) + 1}.webp`],
      },
    })
  })
}

const archive = text('archive')

const lastPieces = text('When the last piece has found a home, it will not be made again.')

/** About the day's rate, to the next 5 cents. */
function toUsd(pence: Minor): Minor {
  return Math.ceil((pence * 1.28) / 5) * 5
}

/** Sixty products for paging: fifteen kinds in four editions each. */
export const archiveProducts: readonly ProductDocument[] = kinds.flatMap(toArchiveProduct)
