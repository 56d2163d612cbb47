import type { Meta, StoryObj } from '@storybook/react-vite'
import { Text } from './text.tsx'
import { atExtremes, doAndDont, drawn, inAColumn, atMost } from '../stories/matrix.tsx'
import { Button } from '../button/button.tsx'
import { Heading } from '../heading/heading.tsx'
import { Stack } from '../stack/stack.tsx'

const meta = {
  title: 'Foundations/Text',
  component: Text,
  args: { children: 'Soaps, brushes and bottles that stay in the family. You only ever buy the refill.' },
} satisfies Meta<typeof Text>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Sizes: Story = inAColumn(
  Text,
  (['xl', 'lg', 'md', 'sm', 'xs', '2xs'] as const).map((size) => ({
    size,
    children: `${size}: You only ever buy the refill.`,
  })),
)

export const Tones: Story = inAColumn(Text, [
  ...(['body', 'heading', 'success', 'warning', 'error'] as const).map((tone) => ({ tone, children: tone })),
  { variant: 'eyebrow', tone: 'success', children: 'Made to last' },
  { weight: 'medium', children: 'Medium' },
  { weight: 'strong', children: 'Strong' },
  { figures: 'tabular', children: '0123456789' },
])

export const Clamped: Story = { args: { clamp: '2' }, decorators: [atMost('14rem')] }
export const Looks: Story = drawn(() => (
  <Stack>
    <Text weight="regular">Regular</Text>
    <Text align="start">At the start</Text>
    <Text align="center">In the middle</Text>
    <Text align="end">At the end</Text>
    {(['1', '2', '3', '4'] as const).map((clamp) => (
      <div key={clamp} style={{ maxInlineSize: '12rem' }}>
        <Text clamp={clamp}>
          Cut after {clamp}: cold-pressed with rolled oats and raw honey, cured six weeks for a bar that lasts
          twice as long as any other.
        </Text>
      </div>
    ))}
  </Stack>
))

export const Extremes: Story = atExtremes(Text, {
  long: { children: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenherstellerverband' },
  many: { figures: 'tabular', children: '1,234,567,890' },
  rightToLeft: { children: 'كل ما هنا بلا بلاستيك.' },
})

/** Between a heading and a button. */
export const Composition: Story = drawn(() => (
  <Stack align="start">
    <Heading level={2}>One bottle. A hundred refills.</Heading>
    <Text>Set the rhythm that suits your home.</Text>
    <Button variant="secondary">How refills work</Button>
  </Stack>
))

export const DoAndDont: Story = doAndDont(Text, {
  good: { children: 'You only ever buy the refill.' },
  goodWhy: 'Short and plain, without emphasis.',
  bad: {
    weight: 'strong',
    align: 'center',
    size: 'xs',
    children: 'PLEASE NOTE THAT ONLY REFILLS NEED TO BE PURCHASED SUBSEQUENTLY.',
  },
  badWhy: 'Tiny bold capitals: hard to read, and nobody talks like that.',
})
