import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from './badge.tsx'
import { SampleCards } from '../stories/sample-card.tsx'
import { atExtremes, doAndDont, drawn, inARow } from '../stories/matrix.tsx'
import { Box } from '../box/box.tsx'

const meta = { title: 'Components/Badge', component: Badge, args: { children: 'Refillable' } } satisfies Meta<
  typeof Badge
>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = drawn((args) => (
  <Box surface="secondary" inset="24">
    <Badge {...args} />
  </Box>
))

export const Tones: Story = inARow(Badge, [
  { children: 'on a picture' },
  ...(['neutral', 'info', 'success', 'warning', 'error'] as const).map((tone) => ({ tone, children: tone })),
])
export const Extremes: Story = atExtremes(Badge, {
  width: 'natural',
  long: { tone: 'neutral', children: 'Wiederbefüllbare Großpackung aus recyceltem Glas' },
  rightToLeft: { tone: 'neutral', children: 'قابل لإعادة التعبئة' },
})

/** In the corner of a product’s picture. */
export const Composition: Story = { render: () => <SampleCards /> }

export const DoAndDont: Story = doAndDont(Badge, {
  good: { tone: 'neutral', children: 'Refillable' },
  goodWhy: 'One badge with one word.',
  bad: inARow(Badge, { gap: '8' }, [
    { tone: 'error', children: 'SALE!' },
    { tone: 'warning', children: 'Hot' },
    { tone: 'success', children: 'New' },
    { tone: 'info', children: 'Only for a short time' },
  ]),
  badWhy: 'Four badges on one card compete, and tones are for states, not for emphasis.',
})
