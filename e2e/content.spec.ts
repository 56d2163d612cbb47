import { type APIRequestContext, expect, test } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { ORIGINS } from './origins.ts'
import { watchForFaults } from './shop.ts'

const SPACINGS = ['none', 'small', 'medium', 'large', 'extra_large']
const ALIGNMENTS = ['left', 'center', 'right']
const HEIGHTS = ['top', 'center', 'bottom']

const messages = (title: string) => ({ title, description: `<p>More about: ${title}</p>` })
const picture = { file: 'story-refill.webp', alt: 'Hand wash and its refill' }
const links = [
  { id: 'a', style: 'button_primary', label: 'Shop', link: '/products' },
  { id: 'b', style: 'button_secondary', label: 'About', link: '/about' },
  { id: 'c', style: 'button_anchor', label: 'Elsewhere', link: 'https://example.com/' },
]

const article = {
  id: 'article',
  type: 'article',
  ...messages('Article'),
  chapters: ALIGNMENTS.map((name) => ({ id: name, ...messages(`Chapter ${name}`) })),
}

/** Every block in every spacing; together they also cover every alignment. */
const blocks = SPACINGS.flatMap((spacing, index) => {
  const horizontal = ALIGNMENTS[index % 3]
  const vertical = HEIGHTS[index % 3]
  const room = { horizontal_spacing: spacing, vertical_spacing: spacing }
  return [
    {
      type: 'full_width_media',
      ...messages(`Media ${spacing}`),
      ...room,
      links,
      background_color: '#26493A',
      text_color: '#FFFFFF',
      overlay_opacity: 100,
      horizontal_content_alignment: horizontal,
      vertical_content_alignment: vertical,
      horizontal_background_alignment: horizontal,
      vertical_background_alignment: vertical,
    },
    {
      type: 'heading_with_text',
      label: 'Label',
      ...messages(`Heading ${spacing}`),
      ...room,
      title_alignment: horizontal,
      text_alignment: horizontal,
      text_layout: index % 2 === 0 ? 'dual_column' : 'single_column',
      background_color: index % 2 === 0 ? '#F6F3EC' : undefined,
    },
    { type: 'products_preview', category_id: 'household', products_per_row: `${(index % 4) + 2}`, ...room },
    {
      type: 'multiple_panels',
      ...room,
      horizontal_content_alignment: horizontal,
      vertical_content_alignment: vertical,
      panels: [
        { id: 'one', type: 'text', ...messages(`Panel ${spacing}`), ...room, content_gap: spacing, links },
        { id: 'two', type: 'image', image: picture },
      ],
    },
    {
      type: 'multiple_features',
      ...messages(`Features ${spacing}`),
      ...room,
      horizontal_content_alignment: horizontal,
      features: ALIGNMENTS.map((alignment) => ({
        id: alignment,
        ...messages(`Feature ${alignment}`),
        content_alignment: alignment,
      })),
    },
    {
      type: 'reviews',
      title: `Reviews ${spacing}`,
      ...room,
      content_alignment: horizontal,
      reviews: [{ id: 'r', user_name: 'Maya', comment: 'Good soap', rating: index + 1 }],
    },
    {
      type: 'categories_preview',
      ...room,
      columns: (index % 3) + 2,
      image_layout: index % 2 === 0 ? 'square' : 'portrait',
      categories: [{ category_id: 'gifts' }, { category_id: 'bath-body' }, { category_id: 'no-such' }],
    },
    {
      type: 'mosaic',
      title: `Mosaic ${spacing}`,
      ...room,
      layout: index % 2 === 0 ? 'tiles' : 'cards',
      tiles: ALIGNMENTS.map((name) => ({ id: name, title: name, image: picture, link: '/about' })),
    },
    { type: 'quote', quote: `Quote ${spacing}`, author: 'Maya', background_image: picture, ...room },
    {
      type: 'numbers',
      title: `Numbers ${spacing}`,
      items: [{ id: 'n', value: '8', label: 'things' }],
      ...room,
    },
    { type: 'divider', vertical_spacing: index === 0 ? 'extra_small' : spacing },
    { type: 'from_the_future', title: 'Unknown' },
  ].map((block) => ({ ...block, id: `${block.type}-${spacing}` }))
})

async function change(request: APIRequestContext, slug: string, data: object): Promise<void> {
  const answer = await request.patch(`${ORIGINS.commerce}/admin/pages/${slug}`, { data })
  expect(answer.ok(), await answer.text()).toBe(true)
}

const inAll = (text: string) => ({ en: text, fr: text, de: text })

test('a page with every block, spacing and alignment is shown, and is not found once it is unpublished', {
  tag: '@night',
}, async ({ page, request, isMobile }) => {
  const slug = isMobile ? 'how-refills-work' : 'journal-washing-less'
  const faults = watchForFaults(page)
  await change(request, slug, {
    metaTitle: inAll('Every block'),
    metaDescription: inAll('All of them'),
    sections: [...blocks, article],
  })
  await expect(async () => {
    await page.goto(`/${slug}`)
    await expect(page).toHaveTitle('Every block | Sorrel', { timeout: 500 })
  }).toPass()
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', 'All of them')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(['Media none'])
  for (const spacing of SPACINGS)
    for (const title of ['Media', 'Heading', 'Panel', 'Features', 'Reviews', 'Mosaic', 'Numbers'])
      await expect(page.getByRole('heading', { name: `${title} ${spacing}`, exact: true })).toBeVisible()
  await expect(page.getByText('Unknown')).toHaveCount(0)
  await expect(page.getByText('“Quote large”')).toBeVisible()
  const contents = page.getByRole('navigation', { name: 'On this page' })
  if (isMobile) await contents.locator('summary').click()
  await contents.getByRole('link', { name: 'Chapter right' }).click()
  await expect(page.getByRole('heading', { name: 'Chapter right' })).toBeInViewport()
  await expect(page.getByRole('main').getByRole('separator')).toHaveCount(SPACINGS.length)
  const [box, width] = [await page.locator('main').boundingBox(), page.viewportSize()?.width]
  expect(box?.width).toBe(width)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await expectAccessible(page)
  expect(faults).toEqual([])

  await change(request, slug, { published: false })
  await expect(async () => expect((await request.get(`/${slug}`)).status()).toBe(404)).toPass({
    timeout: 10_000,
  })
  await change(request, slug, { published: true })
})

test('the home page shows its categories in full rows', { tag: '@wide' }, async ({ page }) => {
  await page.goto('/')
  for (const [width, perRow] of [
    [375, 2],
    [768, 2],
    [1280, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    const tiles = page
      .getByRole('main')
      .getByRole('link', { name: /^(Bath & Body|Household|Refills|Gifts)$/ })
    const tops = await tiles.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top))
    expect(tops).toHaveLength(4)
    expect(tops.filter((top) => top === tops[0])).toHaveLength(perRow)
  }
})
