import type { Meta, StoryObj } from '@storybook/react-vite'
import { CONTENT_SECTION_TYPES } from '@sorrel/contracts/content'
import { expect, within } from 'storybook/test'
import { drawPage } from '#stories/draw-page.tsx'
import { shopStory } from '#stories/shop-story.tsx'
import { storyBlocks } from '#stories/story-blocks.ts'

const meta = {
  title: 'Pages/Content page',
  ...shopStory,
  parameters: { layout: 'fullscreen' },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const draw = (sections: readonly unknown[]) => drawPage('Our way', sections)

/** Every type of block, each in another alignment; a type from a later version is left out. */
export const EveryBlock: Story = {
  render: draw(storyBlocks),
  play: async ({ canvas }) => {
    const shown = storyBlocks.map(({ type }) => type)
    await expect(shown).toEqual(expect.arrayContaining([...CONTENT_SECTION_TYPES]))
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    await expect(canvas.getByText('What people say')).toBeVisible()
    await expect(canvas.queryByText('Not for this version')).toBeNull()
    const contents = canvas.getByRole('navigation', { name: 'On this page' })
    const [first] = within(contents).getAllByRole('link')
    const chapter = canvas.getByRole('heading', { name: 'United Kingdom' }).parentElement
    await expect(first).toHaveAttribute('href', `#${chapter?.id}`)
    await expect(canvas.getByText('“The whole house agrees on this one.”')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'wool' })).toHaveAttribute('href', '/materials')
  },
}

/** Narrow windows fold the table of contents of a long text, so that the text begins at once. */
export const Folded: Story = {
  render: draw(storyBlocks.filter(({ type }) => type === 'article')),
  globals: { viewport: { value: 'phone' } },
  tags: ['!test'],
}

export const FoldedTest: Story = {
  ...Folded,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const contents = canvas.getByRole('navigation', { name: 'On this page' })
    const fold = within(contents).getByText('On this page').closest('summary')
    if (fold === null) throw new Error('The contents do not fold')
    const entries = within(contents).getAllByRole('link')
    await expect(entries).toHaveLength(3)
    await expect(entries[0]).not.toBeVisible()
    await userEvent.click(fold)
    await expect(entries[0]).toBeVisible()
    await expect(fold).toHaveFocus()
    await userEvent.click(fold)
    await expect(entries[0]).not.toBeVisible()
  },
}

/** If no block has a title, the page's name is used. */
export const Untitled: Story = {
  render: draw(storyBlocks.filter(({ type }) => type === 'divider' || type === 'products_preview')),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Our way')
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(4)
  },
}
