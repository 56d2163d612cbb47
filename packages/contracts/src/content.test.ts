import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CONTENT_SECTION_TYPES, parseContentPage } from './content.ts'

const parseContentSection = (section: unknown) =>
  parseContentPage({ slug: 'a', sections: [section] })?.sections[0]

const image = {
  file: { url: 'https://cdn.example/a.webp', width: 800, height: '600', content_type: 'image/webp' },
  caption: 'Soap',
}
const picture = {
  id: 'https://cdn.example/a.webp',
  src: 'https://cdn.example/a.webp',
  alt: 'Soap',
  width: 800,
  height: 600,
}
const backdrop = { overlayOpacity: 50 }

describe('every block type gets the defaults of its model', () => {
  test.each([
    [
      'categories_preview',
      {
        categorySlugs: [],
        showCategoryDescription: true,
        columns: 3,
        imageLayout: 'portrait',
        horizontalSpacing: 'none',
        verticalSpacing: 'medium',
      },
    ],
    [
      'multiple_features',
      {
        features: [],
        horizontalContentAlignment: 'left',
        horizontalSpacing: 'none',
        verticalSpacing: 'none',
      },
    ],
    [
      'full_width_media',
      {
        links: [],
        horizontalBackgroundAlignment: 'center',
        verticalBackgroundAlignment: 'center',
        horizontalContentAlignment: 'center',
        verticalContentAlignment: 'center',
        horizontalSpacing: 'medium',
        verticalSpacing: 'medium',
        ...backdrop,
      },
    ],
    [
      'heading_with_text',
      {
        titleAlignment: 'center',
        textAlignment: 'left',
        textLayout: 'dual_column',
        horizontalBackgroundPosition: 'center',
        verticalBackgroundPosition: 'center',
        horizontalSpacing: 'small',
        verticalSpacing: 'small',
        ...backdrop,
      },
    ],
    [
      'multiple_panels',
      {
        panels: [],
        horizontalContentAlignment: 'center',
        verticalContentAlignment: 'center',
        horizontalSpacing: 'none',
        verticalSpacing: 'none',
      },
    ],
    [
      'products_preview',
      {
        showProductPrice: true,
        showProductDescription: true,
        productsPerRow: 3,
        horizontalSpacing: 'small',
        verticalSpacing: 'small',
      },
    ],
    [
      'reviews',
      { reviews: [], contentAlignment: 'left', horizontalSpacing: 'small', verticalSpacing: 'small' },
    ],
    ['mosaic', { tiles: [], layout: 'tiles', horizontalSpacing: 'medium', verticalSpacing: 'medium' }],
    ['quote', { horizontalSpacing: 'medium', verticalSpacing: 'large', ...backdrop }],
    ['numbers', { items: [], horizontalSpacing: 'medium', verticalSpacing: 'medium' }],
    ['article', { chapters: [] }],
    ['divider', { verticalSpacing: 'small' }],
  ])('%s', (type, expected) => {
    expect(parseContentSection({ id: 'a', type })).toEqual({ id: 'a', type, ...expected })
  })
})

describe('every field is read in camelCase and in snake_case', () => {
  test('categories_preview: lookups by id or expanded, at most 12', () => {
    const categories = [
      { category_id: 'bath-body' },
      { category: { id: '1', slug: 'gifts' } },
      { categoryId: 'household' },
      { category: 'archive' },
      {},
    ]
    const section = parseContentSection({
      id: 'a',
      type: 'categories_preview',
      categories: { results: categories },
      show_category_description: false,
      columns: '4',
      image_layout: 'square',
      background_color: '#fff',
      horizontal_spacing: 'large',
      verticalSpacing: 'extra_large',
    })
    expect(section).toEqual({
      id: 'a',
      type: 'categories_preview',
      categorySlugs: ['bath-body', 'gifts', 'household', 'archive'],
      showCategoryDescription: false,
      columns: 4,
      imageLayout: 'square',
      backgroundColor: '#fff',
      horizontalSpacing: 'large',
      verticalSpacing: 'extra_large',
    })
    const many = Array.from({ length: 20 }, (_, index) => ({ category_id: `c${index}` }))
    expect(parseContentSection({ id: 'a', type: 'categories_preview', categories: many })).toMatchObject({
      categorySlugs: expect.objectContaining({ length: 12 }),
    })
  })

  test('multiple_features', () => {
    const feature = { id: 'f', title: '<b>T</b>', description: 'D', image, content_alignment: 'right' }
    expect(
      parseContentSection({
        id: 'a',
        type: 'multiple_features',
        title: '<h2>T</h2>',
        features: [feature, { title: 'No id' }],
        horizontal_content_alignment: 'center',
      }),
    ).toMatchObject({
      title: '<h2>T</h2>',
      features: [
        { id: 'f', title: '<b>T</b>', description: 'D', image: picture, contentAlignment: 'right' },
        { id: 'features-1', title: 'No id', contentAlignment: 'center' },
      ],
      horizontalContentAlignment: 'center',
    })
  })

  test('full_width_media: pictures, colours, only links with a safe address', () => {
    const links = [
      { style: 'button_anchor', label: 'Shop', link: '/products' },
      { label: 'Bad', link: 'javascript:alert(1)' },
      { label: 'Nowhere' },
      { link: '/unlabelled' },
      { style: 'blinking', label: 'Out', link: 'example.com/a' },
    ]
    expect(
      parseContentSection({
        id: 'a',
        type: 'full_width_media',
        label: 'New',
        links: { results: links },
        text_color: 'white',
        background_image: image,
        background_image_mobile: image,
        background_color: '#fff',
        overlay_opacity: '120',
        vertical_content_alignment: 'bottom',
      }),
    ).toMatchObject({
      label: 'New',
      links: [
        { style: 'button_anchor', label: 'Shop', href: '/products' },
        { style: 'button_primary', label: 'Out', href: 'https://example.com/a' },
      ],
      textColor: 'white',
      backgroundImage: picture,
      backgroundImageMobile: picture,
      backgroundColor: '#fff',
      overlayOpacity: 100,
      verticalContentAlignment: 'bottom',
    })
  })

  test('heading_with_text', () => {
    expect(
      parseContentSection({
        id: 'a',
        type: 'heading_with_text',
        label: 'L',
        title: 'T',
        description: 'D',
        titleAlignment: 'left',
        text_alignment: 'right',
        text_layout: 'single_column',
        vertical_background_position: 'top',
      }),
    ).toMatchObject({
      label: 'L',
      title: 'T',
      description: 'D',
      titleAlignment: 'left',
      textAlignment: 'right',
      textLayout: 'single_column',
      verticalBackgroundPosition: 'top',
    })
  })

  test('multiple_panels: pictures and texts, other kinds skipped', () => {
    const panels = [
      { id: 'p1', type: 'image', image },
      { id: 'p2', type: 'text', title: 'Hello {name}', image_scaling: 'cover', content_gap: 'large' },
      { id: 'p3', type: 'video' },
      null,
    ]
    expect(parseContentSection({ id: 'a', type: 'multiple_panels', panels })).toMatchObject({
      panels: [
        { id: 'p1', type: 'image', image: picture },
        {
          id: 'p2',
          type: 'text',
          title: 'Hello {name}',
          links: [],
          imageScaling: 'cover',
          contentGap: 'large',
          overlayOpacity: 50,
          horizontalSpacing: 'small',
          verticalSpacing: 'small',
        },
      ],
    })
  })

  test.each([
    ['5', 5],
    [4, 4],
    ['4.9', 4],
    ['9', 5],
    [1, 2],
    ['many', 3],
    [null, 3],
  ])('products_preview: %j per row is %i', (products_per_row, expected) => {
    expect(
      parseContentSection({
        id: 'a',
        type: 'products_preview',
        category: { slug: 'gifts' },
        products_per_row,
      }),
    ).toMatchObject({ categorySlug: 'gifts', productsPerRow: expected })
  })

  test('reviews', () => {
    const review = {
      id: 'r',
      user_name: 'Ann',
      user_location: 'Leeds',
      user_image: image,
      comment: '<p>Good</p>',
      rating: '4',
      date: 'May',
    }
    expect(parseContentSection({ id: 'a', type: 'reviews', reviews: [review, { rating: 9 }] })).toMatchObject(
      {
        reviews: [
          {
            id: 'r',
            userName: 'Ann',
            userLocation: 'Leeds',
            userImage: picture,
            comment: '<p>Good</p>',
            rating: 4,
            date: 'May',
          },
          { id: 'reviews-1', userName: '', rating: 5 },
        ],
      },
    )
  })

  test('divider knows a spacing of its own', () => {
    expect(parseContentSection({ id: 'a', type: 'divider', vertical_spacing: 'extra_small' })).toMatchObject({
      verticalSpacing: 'extra_small',
    })
    expect(parseContentSection({ id: 'a', type: 'divider', vertical_spacing: 'none' })).toMatchObject({
      verticalSpacing: 'small',
    })
  })
})

describe('pictures', () => {
  const parse = (background_image: unknown) => {
    const section = parseContentSection({ id: 'a', type: 'full_width_media', background_image })
    return section?.type === 'full_width_media' ? section.backgroundImage : undefined
  }

  test.each([
    null,
    {},
    'a.webp',
    { file: null },
    { file: { url: 'javascript:alert(1)' } },
    { file: { url: 'data:image/png;base64,x' } },
    { file: { url: 'mailto:a@b.c' } },
  ])('%j is none', (input) => {
    expect(parse(input)).toBeUndefined()
  })

  test('take the image’s alternative text before its caption; a missing size is 0', () => {
    expect(
      parse({ id: 'i', file: { url: '/cdn/a.webp', width: -3 }, alt: 'Alt', caption: 'Caption' }),
    ).toEqual({
      id: 'i',
      src: '/cdn/a.webp',
      alt: 'Alt',
      width: 0,
      height: 0,
    })
  })

  test('carry the version of their file', () => {
    const file = { url: '/cdn/a.webp', id: '5F', date_uploaded: '2026-11-01T00:00:00Z' }
    expect(parse({ id: 'i', file })?.version).toBe('5f-mvx2cqo0')
    expect(parse({ id: 'i', file: { ...file, md5: 'C'.repeat(32) } })?.version).toBe('c'.repeat(16))
  })
})

describe('parseContentPage', () => {
  test('reads a page and skips sections it cannot show', () => {
    const page = {
      id: '1',
      slug: 'about',
      name: 'About us',
      meta_title: 'About',
      meta_description: 'Who we are',
      published: true,
      sections: [
        { id: 's1', type: 'divider' },
        { type: 'divider' },
        { id: 's2' },
        { id: 's3', type: 'blog_listing' },
        null,
        'divider',
        { id: 's4', type: 'reviews' },
      ],
    }
    expect(parseContentPage(page)).toMatchObject({
      id: '1',
      slug: 'about',
      name: 'About us',
      metaTitle: 'About',
      metaDescription: 'Who we are',
      published: true,
      sections: [{ id: 's1' }, { id: 's4' }],
    })
    expect(
      parseContentPage({ ...page, sections: { results: page.sections }, published: false }),
    ).toMatchObject({
      published: false,
      sections: [{ id: 's1' }, { id: 's4' }],
    })
  })

  test.each([null, undefined, '', [], {}, { id: '1', name: 'No slug' }, { slug: '  ' }])(
    '%j is no page',
    (input) => {
      expect(parseContentPage(input)).toBeUndefined()
    },
  )

  test('never throws', () => {
    const section = fc.record({
      id: fc.string(),
      type: fc.constantFrom(...CONTENT_SECTION_TYPES),
      links: fc.jsonValue(),
      panels: fc.array(fc.record({ type: fc.constantFrom('image', 'text'), image: fc.jsonValue() })),
      features: fc.jsonValue(),
      reviews: fc.jsonValue(),
      categories: fc.jsonValue(),
      background_image: fc.jsonValue(),
      columns: fc.jsonValue(),
    })
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), fc.array(section)), (sections) => {
        expect(parseContentPage({ slug: 'a', sections })?.slug).toBe('a')
      }),
    )
  })
})

describe('what a merchant says of a picture', () => {
  const read = (focus: unknown, quiet: unknown) => {
    const fields = { background_image: image, background_image_focus: focus, background_image_quiet: quiet }
    const section = parseContentSection({ id: 'a', type: 'quote', ...fields })
    return section?.type === 'quote' ? section.backgroundImage : undefined
  }

  test('its focal point, and where words may stand', () => {
    expect(read('70 55.5', '0, 4, 38, 182')).toEqual({
      ...picture,
      focus: { x: 70, y: 55.5 },
      quiet: { left: 0, top: 4, right: 38, bottom: 100 },
    })
  })

  test.each([
    ['too few numbers', '70', '0 4 38'],
    ['too many', '1 2 3', '0 4 38 82 9'],
    ['a box without an area', 'middle', '40 4 38 82'],
    ['no texts', null, { left: 0 }],
  ])('%s: nothing', (_, focus, quiet) => {
    expect(read(focus, quiet)).toEqual(picture)
  })

  test('other pictures for narrow and for wide windows, a tile’s, a panel’s and a feature’s own', () => {
    const focused = { image, image_focus: '10 20' }
    const [wide, panels, mosaic] = [
      {
        id: 'a',
        type: 'full_width_media',
        background_image_wide: image,
        background_image_wide_quiet: '0 0 9 9',
      },
      { id: 'b', type: 'multiple_panels', panels: [{ type: 'image', ...focused }] },
      {
        id: 'c',
        type: 'mosaic',
        tiles: [{ title: 'Oat', link: '/products', ...focused }, { link: 'javascript:1' }],
      },
    ].map(parseContentSection)
    expect(wide).toMatchObject({ backgroundImageWide: { quiet: { right: 9, bottom: 9 } } })
    expect(panels).toMatchObject({ panels: [{ image: { focus: { x: 10, y: 20 } } }] })
    expect(mosaic).toMatchObject({
      tiles: [{ title: 'Oat', href: '/products', image: { focus: { x: 10, y: 20 } } }, { href: undefined }],
    })
  })
})

test('numbers without a value are left out, chapters keep their order', () => {
  const items = [{ value: 38_000, label: 'bottles' }, { label: 'nothing' }]
  expect(parseContentSection({ id: 'a', type: 'numbers', items })).toMatchObject({
    items: [{ value: '38000', label: 'bottles' }],
  })
  const chapters = [{ id: 'one', title: 'One', description: '<p>1</p>' }, { title: 'Two' }]
  expect(parseContentSection({ id: 'a', type: 'article', title: 'Delivery', chapters })).toMatchObject({
    title: 'Delivery',
    chapters: [
      { id: 'one', description: '<p>1</p>' },
      { id: 'chapters-1', title: 'Two' },
    ],
  })
})
