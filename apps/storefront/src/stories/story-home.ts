const picture = (name: string, alt: string, size = { width: 1600, height: 1200 }) => ({
  file: { url: new URL(`/media/${name}.webp`, window.location.href).href, ...size },
  alt,
})

/**
 * The blocks of a home page, as the service sends them: a hero, links to categories, a row of products, a story and a
 * voice.
 */
export const storyHome: readonly Readonly<Record<string, unknown>>[] = [
  {
    id: 'hero',
    type: 'full_width_media',
    label: 'Made to last, made to refill',
    title: 'Everyday things, kept for years.',
    description: '<p>Soaps, brushes and bottles that stay in the family. You only ever buy the refill.</p>',
    links: [
      { id: 'shop', style: 'button_primary', label: 'Shop bath & body', link: '/categories/bath-body' },
    ],
    text_color: '#1F2D27',
    background_color: '#EFEAE0',
    background_image: picture('hero-home', 'Soaps, towels and a candle', { width: 2400, height: 1200 }),
    background_image_quiet: '0 4 38 82',
    background_image_mobile: picture('hero-home-phone', '', { width: 1080, height: 1440 }),
    background_image_mobile_focus: '50 78',
    background_image_wide: picture('hero-home-wide', '', { width: 2400, height: 900 }),
    background_image_wide_quiet: '0 4 46 90',
    vertical_spacing: 'extra_large',
    horizontal_spacing: 'medium',
    horizontal_content_alignment: 'left',
    overlay_opacity: 0,
  },
  {
    id: 'categories',
    type: 'categories_preview',
    categories: [
      { category: { slug: 'bath-body' } },
      { category: { slug: 'household' } },
      { category: { slug: 'gifts' } },
    ],
    columns: 3,
    image_layout: 'square',
    horizontal_spacing: 'medium',
    vertical_spacing: 'large',
  },
  {
    id: 'rail',
    type: 'products_preview',
    category: { slug: 'story' },
    products_per_row: '4',
    horizontal_spacing: 'medium',
  },
  {
    id: 'story',
    type: 'multiple_panels',
    panels: [
      { id: 'picture', type: 'image', image: picture('story-refill', 'A bottle being refilled at a shelf') },
      {
        id: 'words',
        type: 'text',
        label: 'Refill club',
        title: 'One bottle. A hundred refills.',
        description: '<p>Set the rhythm that suits your home.</p>',
        background_color: '#F6F3EC',
        horizontal_spacing: 'large',
        vertical_spacing: 'large',
        overlay_opacity: 0,
      },
    ],
    background_color: '#F6F3EC',
  },
  {
    id: 'voice',
    type: 'reviews',
    content_alignment: 'center',
    horizontal_spacing: 'medium',
    vertical_spacing: 'extra_large',
    reviews: [
      { id: 'r1', user_name: 'Maya', comment: '<p>The whole house agrees on this one.</p>', rating: 5 },
    ],
  },
]
