import type { Localized } from '../../catalogue/documents.ts'
import { toSectionImage } from '../media.ts'
import { thinLine, toEntries, toPage } from '../section.ts'
import { paragraph, text } from '../text.ts'

const opening = {
  type: 'full_width_media',
  title: text(
    'Eight materials, and no more than we need.',
    'Huit matières, et pas une de trop.',
    'Acht Materialien, und keines zu viel.',
  ),
  description: paragraph(
    'If it cannot be composted, refilled, mended or melted down, we would rather not make it.',
    'Ce qui ne peut être composté, rechargé, réparé ou refondu, nous préférons ne pas le fabriquer.',
    'Was sich nicht kompostieren, nachfüllen, reparieren oder einschmelzen lässt, machen wir lieber nicht.',
  ),
  links: toEntries('materials-opening', [
    {
      style: 'button_primary',
      label: text('See everything', 'Tout voir', 'Alles ansehen'),
      link: '/products',
    },
    {
      style: 'button_anchor',
      label: text('How refills work', 'Comment ça marche', 'So funktioniert Nachfüllen'),
      link: '/how-refills-work',
    },
  ]),
  text_color: '#FFFFFF',
  background_color: '#1F2D27',
  background_image: toSectionImage('story-materials.webp'),
  horizontal_spacing: 'medium',
  vertical_spacing: 'extra_large',
  horizontal_background_alignment: 'center',
  vertical_background_alignment: 'center',
  horizontal_content_alignment: 'center',
  vertical_content_alignment: 'center',
  overlay_opacity: 65,
}

const feature = (title: Localized, description: Localized, file: string) => ({
  title,
  description,
  image: toSectionImage(file),
  content_alignment: 'left',
})

const eight = {
  type: 'multiple_features',
  title: text('What things are made of', 'De quoi les choses sont faites', 'Woraus die Dinge sind'),
  description: paragraph(
    'Where each one comes from, and where it goes when you are done with it.',
    'D’où vient chacune, et où elle va quand vous n’en avez plus besoin.',
    'Woher jedes kommt, und wohin es geht, wenn Sie es nicht mehr brauchen.',
  ),
  features: toEntries('materials-eight', [
    feature(
      text('Plant oils', 'Huiles végétales', 'Pflanzenöle'),
      paragraph(
        'Olive, coconut and oat, pressed in England and Wales. They rinse away and are gone.',
        'Olive, coco et avoine, pressées en Angleterre et au pays de Galles. Elles se rincent et disparaissent.',
        'Olive, Kokos und Hafer, gepresst in England und Wales. Sie spülen sich aus und sind fort.',
      ),
      'oat-honey-soap-bar-2.webp',
    ),
    feature(
      text('Amber glass', 'Verre ambré', 'Braunglas'),
      paragraph(
        'Thick enough for a stone floor, most days. Refill it for years, then melt it down.',
        'Assez épais pour un sol de pierre, la plupart du temps. À recharger des années, puis à refondre.',
        'Dick genug für Steinböden, meistens. Jahrelang nachfüllen, dann einschmelzen.',
      ),
      'refillable-hand-wash-2.webp',
    ),
    feature(
      text('Sisal and coconut', 'Sisal et coco', 'Sisal und Kokos'),
      paragraph(
        'Firm fibres that scrub without scratching. On the compost they take a season.',
        'Des fibres fermes qui frottent sans rayer. Au compost, il leur faut une saison.',
        'Feste Fasern, die schrubben, ohne zu kratzen. Auf dem Kompost brauchen sie eine Saison.',
      ),
      'sisal-body-brush-2.webp',
    ),
    feature(
      text('Organic cotton', 'Coton bio', 'Bio-Baumwolle'),
      paragraph(
        'Woven near Guimarães in a deep waffle. It softens with washing instead of wearing out.',
        'Tissé près de Guimarães en nid d’abeille profond. Il s’adoucit au lavage au lieu de s’user.',
        'Bei Guimarães in tiefer Waffelbindung gewebt. Sie wird beim Waschen weicher, statt zu verschleißen.',
      ),
      'organic-cotton-washcloth-2.webp',
    ),
    feature(
      text('Wool', 'Laine', 'Wolle'),
      paragraph(
        'Undyed fleece from Scottish hills, felted to the core.',
        'Toison non teinte des collines écossaises, feutrée jusqu’au cœur.',
        'Ungefärbtes Vlies von schottischen Hügeln, bis in den Kern gefilzt.',
      ),
      'wool-dryer-balls-2.webp',
    ),
    feature(
      text('Linen', 'Lin', 'Leinen'),
      paragraph(
        'Lithuanian flax, grown on rain alone. Ask a towel again in twenty years.',
        'Du lin de Lituanie, nourri de pluie seule. Reposez la question au torchon dans vingt ans.',
        'Litauischer Flachs, nur vom Regen gewässert. Fragen Sie das Tuch in zwanzig Jahren noch einmal.',
      ),
      'linen-tea-towels-2.webp',
    ),
    feature(
      text('Soy wax', 'Cire de soja', 'Sojawachs'),
      paragraph(
        'Burns clean and slowly, and washes out of its tumbler with hot water.',
        'Brûle proprement et lentement, et quitte son gobelet à l’eau chaude.',
        'Brennt sauber und langsam und lässt sich mit heißem Wasser aus dem Becher spülen.',
      ),
      'soy-candle-2.webp',
    ),
    feature(
      text('Bamboo', 'Bambou', 'Bambus'),
      paragraph(
        'Grows back from the root in four years. Handles, lids and paper come from it.',
        'Repousse de la racine en quatre ans. Manches, couvercles et papier en sont issus.',
        'Wächst in vier Jahren aus der Wurzel nach. Griffe, Deckel und Papier sind daraus.',
      ),
      'bamboo-toothbrush-2.webp',
    ),
  ]),
  horizontal_spacing: 'medium',
  vertical_spacing: 'large',
  horizontal_content_alignment: 'left',
  background_color: '#F6F3EC',
}

const bathAndBody = {
  type: 'products_preview',
  category_id: 'bath-body',
  show_product_price: true,
  show_product_description: false,
  products_per_row: 4,
  horizontal_spacing: 'medium',
  vertical_spacing: 'medium',
}

export const materialsPage = toPage('materials', {
  name: text('Our materials', 'Nos matières', 'Unsere Materialien'),
  metaTitle: text('Our materials', 'Nos matières', 'Unsere Materialien'),
  metaDescription: text(
    'Plant oils, amber glass, sisal, cotton, wool, linen, soy wax and bamboo: where they come from and where they go.',
    'Huiles végétales, verre ambré, sisal, coton, laine, lin, cire de soja et bambou : d’où ils viennent et où ils vont.',
    'Pflanzenöle, Braunglas, Sisal, Baumwolle, Wolle, Leinen, Sojawachs und Bambus: woher sie kommen und wohin sie gehen.',
  ),
  blocks: [opening, eight, thinLine, bathAndBody],
})
