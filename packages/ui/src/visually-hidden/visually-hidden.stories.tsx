import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { VisuallyHidden } from './visually-hidden.tsx'
import { Text } from '../text/text.tsx'
import { atExtremes, doAndDont } from '../stories/matrix.tsx'

const meta = {
  title: 'Foundations/Visually hidden',
  component: VisuallyHidden,
  args: { children: 'for screen readers' },
  render: (args) => (
    <p>
      4.8 <VisuallyHidden {...args} />
    </p>
  ),
} satisfies Meta<typeof VisuallyHidden>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: ({ canvas }) => expect(canvas.getByText('for screen readers').getBoundingClientRect().width).toBe(1),
}
export const Extremes: Story = atExtremes(VisuallyHidden, {
  width: 'natural',
  rightToLeft: (
    <p>
      ٤٫٨ <VisuallyHidden>من ٥ نجوم</VisuallyHidden>
    </p>
  ),
})

/** Completes text whose meaning only the layout conveys. */
export const Composition: Story = {
  args: { children: null },
  render: () => (
    <Text>
      <VisuallyHidden>Was </VisuallyHidden>
      <s>£28.00</s> <VisuallyHidden>now </VisuallyHidden>£21.00
    </Text>
  ),
}

export const DoAndDont: Story = doAndDont(VisuallyHidden, {
  good: (
    <Text>
      4.8 <VisuallyHidden>out of 5 stars</VisuallyHidden>★
    </Text>
  ),
  goodWhy: 'Says as text what the star shows.',
  bad: (
    <Text>
      Delivery is free.<VisuallyHidden> Only above £30.</VisuallyHidden>
    </Text>
  ),
  badWhy: 'A condition some people never see.',
})
