import type { Localized } from '../../catalogue/documents.ts'
import { toSectionImage } from '../media.ts'
import { thinLine, toEntries, toPage } from '../section.ts'
import { paragraph, text } from '../text.ts'

const opening = {
  type: 'full_width_media',
  title: text('Eight materials, and no more than we need.'),
  description: paragraph(
    'If it cannot be composted, refilled, mended or melted down, we would rather not make it.',
  ),
  links: toEntries('materials-opening', [
    {
      style: 'button_primary',
      label: text('See everything'),
      link: '/products',
    },
    {
      style: 'button_anchor',
      label: text('How refills work', 'short'),
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
  title: text('What things are made of'),
  description: paragraph('Where each one comes from, and where it goes when you are done with it.'),
  features: toEntries('materials-eight', [
    feature(
      text('Plant oils'),
      paragraph('Olive, coconut and oat, pressed in England and Wales. They rinse away and are gone.'),
      'oat-honey-soap-bar-2.webp',
    ),
    feature(
      text('Amber glass'),
      paragraph('Thick enough for a stone floor, most days. Refill it for years, then melt it down.'),
      'refillable-hand-wash-2.webp',
    ),
    feature(
      text('Sisal and coconut'),
      paragraph('Firm fibres that scrub without scratching. On the compost they take a season.'),
      'sisal-body-brush-2.webp',
    ),
    feature(
      text('Organic cotton'),
      paragraph('Woven near Guimarães in a deep waffle. It softens with washing instead of wearing out.'),
      'organic-cotton-washcloth-2.webp',
    ),
    feature(
      text('Wool'),
      paragraph('Undyed fleece from Scottish hills, felted to the core.'),
      'wool-dryer-balls-2.webp',
    ),
    feature(
      text('Linen'),
      paragraph('Lithuanian flax, grown on rain alone. Ask a towel again in twenty years.'),
      'linen-tea-towels-2.webp',
    ),
    feature(
      text('Soy wax'),
      paragraph('Burns clean and slowly, and washes out of its tumbler with hot water.'),
      'soy-candle-2.webp',
    ),
    feature(
      text('Bamboo'),
      paragraph('Grows back from the root in four years. Handles, lids and paper come from it.'),
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
  name: text('Our materials'),
  metaTitle: text('Our materials'),
  metaDescription: text(
    'Plant oils, amber glass, sisal, cotton, wool, linen, soy wax and bamboo: where they come from and where they go.',
  ),
  blocks: [opening, eight, thinLine, bathAndBody],
})
