import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stars } from './stars.tsx'
import { atExtremes, doAndDont, drawn, inAColumn } from '../stories/matrix.tsx'
import { Heading } from '../heading/heading.tsx'
import { Link } from '../link/link.tsx'
import { Stack } from '../stack/stack.tsx'
import { Text } from '../text/text.tsx'

const meta = {
  title: 'Components/Stars',
  component: Stars,
  args: { value: 4.4, label: '4.4 out of 5' },
} satisfies Meta<typeof Stars>

const toCount = (text: string) => (
  <Text as="span" size="sm">
    {text}
  </Text>
)

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const stars = canvas.getByRole('img', { name: '4.4 out of 5' })
    const filled = stars.firstElementChild?.getBoundingClientRect().width ?? 0
    await expect(filled / stars.getBoundingClientRect().width).toBeCloseTo(0.88, 2)
  },
}

export const WithLink: Story = { args: { children: <Link href="#reviews">4.4 · 34 reviews</Link> } }

export const Sizes: Story = inAColumn(Stars, [
  { value: 5, label: '5 out of 5', size: 'sm' },
  { value: 2.5, label: '2.5 out of 5', size: 'md' },
  { value: 0, label: 'No rating yet', size: 'lg' },
])
export const Extremes: Story = atExtremes(Stars, {
  width: 'natural',
  zero: { value: 0, label: 'No stars' },
  many: { value: 4.8, label: '4.8 out of 5 from very many', children: toCount('4.8 (999+)') },
  rightToLeft: { value: 3, label: '٣ من ٥' },
})

/** Under the title of a product, with a link to the reviews. */
export const Composition: Story = drawn(() => (
  <Stack gap="8" align="start">
    <Heading level={1}>Oat & Honey Soap Bar</Heading>
    <Stars value={4.8} label="4.8 out of 5">
      <Link href="#reviews">4.8 · 34 reviews</Link>
    </Stars>
  </Stack>
))

export const DoAndDont: Story = doAndDont(Stars, {
  good: { value: 4.4, label: '4.4 out of 5, from 34', children: toCount('4.4 (34)') },
  goodWhy: 'The average and how many it comes from.',
  bad: { value: 0, label: 'Not rated', size: 'lg' },
  badWhy: 'It has no ratings yet, but looks like the worst product.',
})
