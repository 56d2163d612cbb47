import type { Meta, StoryObj } from '@storybook/react-vite'
import { parseCleanPage } from '@sorrel/commerce/content'
import { aCategoryPreview } from '@sorrel/domain/testing'
import { expect } from 'storybook/test'
import { inShop, shopStory } from '#stories/shop-story.tsx'
import { storyMedia, storyProducts } from '#stories/story-products.ts'
import { ContentScreen } from './content-screen.tsx'
import { storyHome } from '#stories/story-home.ts'
import { storyTones } from '#stories/story-tones.ts'

const meta = {
  title: 'Pages/Home',
  ...shopStory,
  parameters: { layout: 'fullscreen' },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const shown = [
  ['bath-body', 'Bath & Body'],
  ['household', 'Household'],
  ['gifts', 'Gifts'],
] as const

const categories = new Map(
  shown.map(([slug, name]) => [
    slug,
    aCategoryPreview({ slug, name, image: storyMedia(`category-${slug}`, '') }),
  ]),
)

/** The home page is a content page: the merchant's blocks in the merchant's order. */
export const Standard: Story = {
  render: inShop(() => {
    const page = parseCleanPage({
      id: 'home',
      slug: 'home',
      name: 'Home',
      published: true,
      sections: storyHome,
    })
    if (page === undefined) throw new Error('The page of the story does not parse')
    return (
      <ContentScreen
        page={page}
        categories={categories}
        products={new Map([['story', storyProducts]])}
        tones={storyTones}
        structuredData={[]}
      />
    )
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Everyday things')
    await expect(canvas.getByRole('link', { name: 'Shop bath & body' })).toHaveAttribute(
      'href',
      '/categories/bath-body',
    )
    await expect(canvas.getByRole('link', { name: /Household/ })).toBeVisible()
    await expect(canvas.getByText(/The whole house agrees/)).toBeVisible()
  },
}
