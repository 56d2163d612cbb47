import type { Meta, StoryObj } from '@storybook/react-vite'
import { Heading } from './heading.tsx'
import { atExtremes, doAndDont, drawn, inAColumn } from '../stories/matrix.tsx'
import { german } from '../stories/samples.ts'
import { Stack } from '../stack/stack.tsx'
import { Text } from '../text/text.tsx'

const meta = {
  title: 'Foundations/Heading',
  component: Heading,
  args: { level: 1, children: 'Everyday things, kept for years.' },
} satisfies Meta<typeof Heading>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Sizes: Story = inAColumn(
  Heading,
  (['display', '8xl', '7xl', '6xl', '5xl', '4xl', '3xl', '2xl', 'xl', 'lg', 'md', 'sm'] as const).map(
    (size) => ({ size, level: 2, children: `${size}: Oat & Honey Soap Bar` }),
  ),
)

export const Plain: Story = {
  args: { variant: 'plain', level: 2, size: 'md', children: 'Smells like breakfast' },
}

export const LongWords: Story = { args: { size: 'display', children: german.title } }
export const Aligned: Story = inAColumn(Heading, [
  { level: 2, align: 'start', children: 'At the start' },
  { level: 2, align: 'center', children: 'In the middle' },
])

/** A title in a card is cut after `clamp` lines, so that all cards of a row have the same height. */
export const Clamped: Story = drawn(() => (
  <div style={{ maxInlineSize: '12rem' }}>
    <Stack>
      {(['1', '2', '3', '4'] as const).map((clamp) => (
        <Heading key={clamp} level={2} size="md" clamp={clamp}>
          {clamp}: Refillable hand wash in a bottle that was made to be kept, with eucalyptus, wild mint and a
          pump that can be repaired
        </Heading>
      ))}
    </Stack>
  </div>
))

export const Extremes: Story = atExtremes(Heading, {
  long: { level: 1, size: '5xl', children: german.title },
  rightToLeft: { level: 2, children: 'أشياء تدوم لسنوات' },
})

/** Between an eyebrow and a text. */
export const Composition: Story = drawn(() => (
  <Stack gap="12">
    <Text variant="eyebrow" tone="success">
      Refill club
    </Text>
    <Heading level={2}>One bottle. A hundred refills.</Heading>
    <Text>Set the rhythm that suits your home.</Text>
  </Stack>
))

export const DoAndDont: Story = doAndDont(Heading, {
  good: inAColumn(Heading, { gap: '8' }, [
    { level: 2, children: 'How refills work' },
    { level: 3, children: 'Keep the bottle' },
  ]),
  goodWhy: 'Levels go down one at a time, and so do sizes.',
  bad: inAColumn(Heading, { gap: '8' }, [
    { level: 2, size: 'md', variant: 'plain', children: 'How refills work' },
    { level: 3, size: '5xl', children: 'KEEP THE BOTTLE!!' },
  ]),
  badWhy: 'The lower heading looks larger than the one above it.',
})
