import { toSectionImage } from '../media.ts'
import { toEntries, toPage } from '../section.ts'
import { paragraph, same, text } from '../text.ts'

const hero = {
  type: 'full_width_media',
  label: text('Made to last, made to refill'),
  title: text('Everyday things, kept for years.'),
  description: paragraph('Soaps, brushes and bottles that stay in the family. You only ever buy the refill.'),
  links: toEntries('home-hero', [
    {
      style: 'button_primary',
      label: text('Shop bath & body'),
      link: '/categories/bath-body',
    },
  ]),
  text_color: '#1F2D27',
  background_color: '#EFEAE0',
  background_image: toSectionImage('hero-home.webp'),
  background_image_mobile: toSectionImage('hero-home-mobile.webp'),
  horizontal_spacing: 'medium',
  vertical_spacing: 'extra_large',
  horizontal_background_alignment: 'center',
  vertical_background_alignment: 'center',
  horizontal_content_alignment: 'left',
  vertical_content_alignment: 'center',
  overlay_opacity: 0,
}

const rooms = {
  type: 'categories_preview',
  categories: toEntries('home-rooms', [
    { category_id: 'bath-body' },
    { category_id: 'household' },
    { category_id: 'gifts' },
  ]),
  show_category_description: false,
  columns: 3,
  image_layout: 'square',
  horizontal_spacing: 'medium',
  vertical_spacing: 'large',
}

const wellLovedHeading = {
  type: 'heading_with_text',
  title: text('Well loved'),
  description: text('<p><a href="/products">Shop all</a></p>'),
  title_alignment: 'left',
  text_alignment: 'right',
  text_layout: 'dual_column',
  horizontal_spacing: 'medium',
  vertical_spacing: 'small',
  overlay_opacity: 0,
}

const wellLoved = {
  type: 'products_preview',
  category_id: 'well-loved',
  show_product_price: true,
  show_product_description: true,
  products_per_row: 4,
  horizontal_spacing: 'medium',
  vertical_spacing: 'small',
}

const refillStory = {
  type: 'multiple_panels',
  panels: toEntries('home-refill', [
    { type: 'image', image: toSectionImage('story-refill.webp') },
    {
      type: 'text',
      label: same('Refill club'),
      title: text('One bottle. A hundred refills.'),
      description: paragraph(
        'Set the rhythm that suits your home. Pause, skip or stop whenever you like, in two clicks.',
      ),
      links: toEntries('home-refill-links', [
        {
          style: 'button_secondary',
          label: text('How refills work', 'short'),
          link: '/how-refills-work',
        },
      ]),
      background_color: '#F6F3EC',
      image_scaling: 'cover',
      horizontal_spacing: 'large',
      vertical_spacing: 'large',
      content_gap: 'small',
      overlay_opacity: 0,
    },
  ]),
  background_color: '#F6F3EC',
  horizontal_spacing: 'none',
  vertical_spacing: 'none',
  horizontal_content_alignment: 'left',
  vertical_content_alignment: 'center',
}

const quote = {
  type: 'reviews',
  reviews: toEntries('home-quote', [
    {
      user_name: text('Verified buyer'),
      user_location: text('Refillable Hand Wash'),
      comment: paragraph('The first hand wash the whole house agrees on.'),
      rating: 5,
    },
  ]),
  content_alignment: 'center',
  horizontal_spacing: 'medium',
  vertical_spacing: 'extra_large',
}

export const homePage = toPage('home', {
  name: text('Home'),
  metaTitle: text('Refills, soaps and brushes made to last'),
  metaDescription: text(
    'Sorrel makes plastic-free soaps, brushes and refillable bottles for bath and home. Free UK delivery over £30.',
  ),
  blocks: [hero, rooms, wellLovedHeading, wellLoved, refillStory, quote],
})
