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
    name: text('Soap Bar', 'Savon en pain', 'Seifenstück'),
    line: text(
      'a cold-pressed soap bar from an earlier small batch',
      'un savon pressé à froid issu d’une petite série passée',
      'ein kalt gepresstes Seifenstück aus einer früheren kleinen Serie',
    ),
    price: 550,
    picture: 'oat-honey-soap-bar',
    attributes: { material: ['plantOils', 'paper'], skin: ['dry'], madeIn: 'england' },
  },
  {
    key: 'shampoo-bar',
    name: text('Shampoo Bar', 'Shampoing en pain', 'Shampoostück'),
    line: text(
      'a round shampoo bar we pressed for one season',
      'un shampoing rond pressé le temps d’une saison',
      'ein rundes Shampoostück, gepresst für eine Saison',
    ),
    price: 800,
    picture: 'solid-shampoo-bar',
    attributes: { material: ['plantOils', 'aluminium'], madeIn: 'wales' },
  },
  {
    key: 'washcloth',
    name: text('Washcloth', 'Carré de toilette', 'Waschlappen'),
    line: text(
      'a waffle washcloth in a colour we wove once',
      'un carré gaufré dans un coloris tissé une seule fois',
      'ein Waffelwaschlappen in einer Farbe, die wir nur einmal gewebt haben',
    ),
    price: 600,
    picture: 'organic-cotton-washcloth',
    attributes: { material: ['cotton'], madeIn: 'portugal' },
  },
  {
    key: 'body-brush',
    name: text('Body Brush', 'Brosse pour le corps', 'Körperbürste'),
    line: text(
      'a beech and sisal body brush with an earlier handle',
      'une brosse en hêtre et sisal à l’ancien manche',
      'eine Körperbürste aus Buche und Sisal mit früherem Stiel',
    ),
    price: 1350,
    picture: 'sisal-body-brush',
    attributes: { material: ['beech', 'sisal'], skin: ['dry'], madeIn: 'sweden' },
  },
  {
    key: 'soap-pouch',
    name: text('Soap Pouch', 'Pochette à savon', 'Seifensäckchen'),
    line: text(
      'a woven soap pouch with a different cord',
      'une pochette à savon tissée à cordon différent',
      'ein gewebtes Seifensäckchen mit anderem Band',
    ),
    price: 425,
    picture: 'sisal-soap-pouch',
    attributes: { material: ['sisal'], madeIn: 'portugal' },
  },
  {
    key: 'face-sponge',
    name: text('Face Sponge', 'Éponge visage', 'Gesichtsschwamm'),
    line: text(
      'a konjac sponge in an earlier shape',
      'une éponge konjac de forme ancienne',
      'ein Konjakschwamm in früherer Form',
    ),
    price: 475,
    picture: 'konjac-sponge',
    attributes: { material: ['konjac'], skin: ['sensitive'], madeIn: 'england' },
  },
  {
    key: 'cotton-pads',
    name: text('Cotton Pads', 'Disques en coton', 'Baumwollpads'),
    line: text(
      'washable cotton pads with a coloured stitch',
      'des disques lavables à couture colorée',
      'waschbare Baumwollpads mit farbiger Naht',
    ),
    price: 900,
    picture: 'reusable-cotton-rounds',
    attributes: { material: ['cotton'], skin: ['sensitive'], madeIn: 'portugal' },
  },
  {
    key: 'balm-jar',
    name: text('Balm Jar', 'Pot de baume', 'Balsamtiegel'),
    line: text(
      'a ceramic jar of balm glazed in a trial colour',
      'un pot de baume en céramique, émaillé d’une couleur d’essai',
      'ein Keramiktiegel mit Balsam in einer Probeglasur',
    ),
    price: 775,
    picture: 'deodorant-balm',
    attributes: { material: ['ceramic', 'plantOils'], madeIn: 'england' },
  },
  {
    key: 'dish-block',
    name: text('Dish Block', 'Bloc vaisselle', 'Spülblock'),
    line: text(
      'a solid washing-up block in a smaller size',
      'un bloc vaisselle solide en petit format',
      'ein fester Spülblock in kleinerer Größe',
    ),
    price: 700,
    picture: 'dish-soap-block',
    attributes: { material: ['plantOils', 'paper'], madeIn: 'england' },
  },
  {
    key: 'pot-brush',
    name: text('Pot Brush', 'Brosse à casseroles', 'Topfbürste'),
    line: text(
      'a coconut brush turned from another wood',
      'une brosse en fibre de coco tournée dans un autre bois',
      'eine Kokosbürste, aus anderem Holz gedrechselt',
    ),
    price: 450,
    picture: 'coconut-scrub-brush',
    attributes: { material: ['coconut', 'beech'], madeIn: 'sriLanka' },
  },
  {
    key: 'dishcloth',
    name: text('Dishcloth', 'Lavette', 'Spültuch'),
    line: text(
      'a single cellulose cloth in a retired print',
      'une lavette en cellulose au motif retiré',
      'ein einzelnes Zellulosetuch mit einem früheren Druck',
    ),
    price: 300,
    picture: 'swedish-dishcloth',
    attributes: { material: ['cellulose', 'cotton'], madeIn: 'sweden' },
  },
  {
    key: 'food-wrap',
    name: text('Food Wrap', 'Emballage alimentaire', 'Wachstuch'),
    line: text(
      'one large beeswax wrap in a pattern we no longer print',
      'un grand emballage ciré au motif que nous n’imprimons plus',
      'ein großes Bienenwachstuch in einem Muster, das wir nicht mehr drucken',
    ),
    price: 625,
    picture: 'beeswax-wraps',
    attributes: { material: ['cotton', 'beeswax'], madeIn: 'wales' },
  },
  {
    key: 'dryer-balls',
    name: text('Dryer Balls, pair', 'Balles de séchage, la paire', 'Trocknerbälle, Paar'),
    line: text(
      'two felted wool balls in an undyed shade',
      'deux balles de laine feutrée de teinte naturelle',
      'zwei gefilzte Wollbälle in einem ungefärbten Ton',
    ),
    price: 750,
    picture: 'wool-dryer-balls',
    attributes: { material: ['wool'], madeIn: 'scotland' },
  },
  {
    key: 'pantry-jar',
    name: text('Pantry Jar', 'Bocal de cellier', 'Vorratsdose aus Glas'),
    line: text(
      'a storage jar from our first glassworks',
      'un bocal de notre première verrerie',
      'ein Vorratsglas aus unserer ersten Glashütte',
    ),
    price: 875,
    picture: 'glass-storage-jar',
    attributes: { material: ['glass', 'bamboo'], madeIn: 'portugal' },
  },
  {
    key: 'tea-towel',
    name: text('Tea Towel', 'Torchon', 'Geschirrtuch'),
    line: text(
      'a single linen towel in a stripe from the archive',
      'un torchon en lin à la rayure d’archive',
      'ein einzelnes Leinentuch mit einem Streifen aus dem Archiv',
    ),
    price: 650,
    picture: 'linen-tea-towels',
    attributes: { material: ['linen'], madeIn: 'lithuania' },
  },
]

const editions: readonly { readonly key: string; readonly name: Localized; readonly more: Minor }[] = [
  { key: 'dune', name: text('Dune', 'Dune', 'Düne'), more: 0 },
  { key: 'fern', name: text('Fern', 'Fougère', 'Farn'), more: 25 },
  { key: 'heather', name: text('Heather', 'Bruyère', 'Heide'), more: 50 },
  { key: 'tide', name: text('Tide', 'Marée', 'Gezeiten'), more: 75 },
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
        name: compose((locale) => `${kind.name[locale]}, ${edition.name[locale]}`),
        metaTitle: compose((locale) => `${kind.name[locale]}, ${edition.name[locale]} (${archive[locale]})`),
        description: compose(
          (locale) => `<p>${edition.name[locale]}: ${kind.line[locale]}. ${lastPieces[locale]}</p>`,
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

const archive = text('archive', 'archives', 'Archiv')

const lastPieces = text(
  'When the last piece has found a home, it will not be made again.',
  'Quand la dernière pièce aura trouvé preneur, elle ne sera plus fabriquée.',
  'Wenn das letzte Stück ein Zuhause gefunden hat, wird es nicht mehr gefertigt.',
)

/** About the day's rate, to the next 5 cents. */
function toUsd(pence: Minor): Minor {
  return Math.ceil((pence * 1.28) / 5) * 5
}

/** Sixty products for paging: fifteen kinds in four editions each. */
export const archiveProducts: readonly ProductDocument[] = kinds.flatMap(toArchiveProduct)
