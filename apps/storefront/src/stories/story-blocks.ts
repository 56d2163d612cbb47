const picture = (name: string, alt: string) => ({
  file: { url: new URL(`/media/${name}.webp`, window.location.href).href, width: 1280, height: 1440 },
  alt,
})

const wide = (name: string, alt: string, [width, height]: readonly [number, number]) => ({
  file: { url: new URL(`/media/${name}.webp`, window.location.href).href, width, height },
  alt,
})

const text = {
  title: 'Made to be <em>kept</em>',
  description: '<p>Glass, tin and wood that come back to us, or stay with you for years.</p>',
}

const links = [
  { id: 'l1', style: 'button_primary', label: 'Shop refills', link: '/products' },
  { id: 'l2', style: 'button_secondary', label: 'How it works', link: '/how-refills-work' },
  { id: 'l3', style: 'button_anchor', label: 'Our materials', link: '/materials' },
]

const features = ['left', 'center', 'right'].map((alignment) => ({
  id: alignment,
  title: 'Refill, not replace',
  description: '<p>One bottle, many years.</p>',
  image: picture('refillable-hand-wash-1', 'Hand wash'),
  content_alignment: alignment,
}))

const panel = { id: 'words', type: 'text', ...text, links, overlay_opacity: 60 }

/** One block of each type as the service sends it, in another alignment and spacing each. */
export const storyBlocks: readonly Readonly<Record<string, unknown>>[] = [
  {
    id: 'media',
    type: 'full_width_media',
    ...text,
    links,
    text_color: '#1F2D27',
    background_color: '#F6F3EC',
    background_image: picture('bath-ritual-gift-set-1', 'Soap, salts and a cloth in a box'),
    overlay_opacity: 70,
    horizontal_content_alignment: 'center',
    vertical_content_alignment: 'bottom',
    horizontal_spacing: 'extra_large',
    vertical_spacing: 'large',
  },
  {
    id: 'heading',
    type: 'heading_with_text',
    label: 'How we work',
    ...text,
    title_alignment: 'left',
    text_alignment: 'right',
    background_color: '#26493A',
    vertical_spacing: 'large',
  },
  {
    id: 'heading-on-picture',
    type: 'heading_with_text',
    ...text,
    text_layout: 'single_column',
    text_alignment: 'center',
    background_image: picture('linen-tea-towels-1', ''),
    overlay_opacity: 85,
    vertical_spacing: 'extra_large',
  },
  {
    id: 'features',
    type: 'multiple_features',
    ...text,
    features,
    horizontal_content_alignment: 'center',
    horizontal_spacing: 'medium',
    vertical_spacing: 'medium',
  },
  { id: 'line', type: 'divider', vertical_spacing: 'extra_small', background_color: '#F6F3EC' },
  {
    id: 'products',
    type: 'products_preview',
    category: { slug: 'story' },
    products_per_row: '4',
    horizontal_spacing: 'medium',
  },
  {
    id: 'panels',
    type: 'multiple_panels',
    panels: [
      { ...panel, horizontal_spacing: 'large', vertical_spacing: 'large', content_gap: 'large' },
      { id: 'picture', type: 'image', image: picture('soy-candle-1', 'Candle in a glass') },
      {
        ...panel,
        id: 'on-picture',
        links: [],
        background_image: picture('linen-tea-towels-1', ''),
        image_scaling: 'contain',
        overlay_opacity: 90,
      },
    ],
    background_color: '#F6F3EC',
    horizontal_content_alignment: 'right',
    vertical_content_alignment: 'bottom',
    horizontal_spacing: 'medium',
    vertical_spacing: 'medium',
  },
  {
    id: 'reviews',
    type: 'reviews',
    title: 'What people say',
    content_alignment: 'center',
    vertical_spacing: 'large',
    horizontal_spacing: 'medium',
    reviews: [
      {
        id: 'r1',
        user_name: 'Maya',
        user_location: 'Leeds',
        user_image: picture('oat-honey-soap-bar-1', ''),
        comment: '<p>The bottle has outlived two bathrooms.</p>',
        rating: 5,
        date: 'May 2026',
      },
      { id: 'r2', user_name: 'Jo', comment: '<p>Simply good soap.</p>', rating: 4 },
    ],
  },
  {
    id: 'categories',
    type: 'categories_preview',
    categories: [{ category: { slug: 'story' } }, { category: { slug: 'story-two' } }],
    columns: 2,
    image_layout: 'square',
    horizontal_spacing: 'medium',
  },
  {
    id: 'mosaic',
    type: 'mosaic',
    title: 'Materials you can name',
    background_color: '#F6F3EC',
    tiles: ['cotton', 'oat', 'beech', 'glass', 'linen', 'wool', 'tin', 'sisal'].map((name) => ({
      id: name,
      title: name,
      image: picture(`material-${name}`, name),
      image_focus: '50 50',
      link: '/materials',
    })),
  },
  {
    id: 'cards',
    type: 'mosaic',
    layout: 'cards',
    tiles: ['shelf', 'laundry', 'refill'].map((name) => ({
      id: name,
      title: 'A quiet shelf',
      description: '<p>Five things on one board.</p>',
      image: picture(`journal-${name}`, name),
      link: '/journal',
    })),
  },
  {
    id: 'numbers',
    type: 'numbers',
    items: [
      { id: 'n1', value: '38,000', label: 'bottles refilled instead of made' },
      { id: 'n2', value: '19', label: 'materials, each one named' },
      { id: 'n3', value: '0', label: 'grams of plastic in our parcels' },
    ],
  },
  {
    id: 'quote',
    type: 'quote',
    quote: 'The whole house agrees on this one.',
    author: 'Maya, Leeds',
    background_color: '#D9DACB',
    text_color: '#1F2D27',
    overlay_opacity: 0,
    background_image: wide('quote-band', 'Hand wash at the right of a quiet wall', [1600, 686]),
    background_image_quiet: '0 5 64 84',
    background_image_focus: '80 55',
  },
  {
    id: 'article',
    type: 'article',
    label: 'Good to know',
    title: 'Delivery and returns',
    description: '<p>Orders placed before noon leave us the same working day.</p>',
    note: 'Last changed on 1 September 2026.',
    chapters: ['United Kingdom', 'Everywhere else', 'Gift cards'].map((title) => ({
      id: title.split(' ')[0],
      title,
      description: '<p>Standard, 2 to 3 working days.</p><ul><li>Express, next working day</li></ul>',
    })),
  },
  { id: 'unknown', type: 'from_the_future', title: 'Not for this version' },
]
