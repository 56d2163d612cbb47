import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { CounterBadge } from '../counter-badge/counter-badge.tsx'
import { accountIcon, bagIcon, closeIcon, searchIcon, arrowEndIcon } from '../icons/icons.ts'
import { IconButton } from './icon-button.tsx'
import { atExtremes, doAndDont, drawn, inEachState } from '../stories/matrix.tsx'
import { Box } from '../box/box.tsx'
import { Inline } from '../inline/inline.tsx'

const meta = {
  title: 'Components/Icon button',
  component: IconButton,
  args: { icon: searchIcon, label: 'Search', onClick: fn() },
} satisfies Meta<typeof IconButton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ['!test'] }

export const DefaultTest: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.keyboard('{Tab}{Enter}')
    await expect(args.onClick).toHaveBeenCalledOnce()
    const { width, height } = canvas.getByRole('button', { name: 'Search' }).getBoundingClientRect()
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  },
}

export const Variants: Story = drawn(() => (
  <Box surface="secondary" inset="24">
    <Inline>
      <IconButton icon={closeIcon} label="Close" />
      <IconButton icon={closeIcon} label="Close" variant="secondary" />
      <IconButton icon={closeIcon} label="Close" variant="raised" />
      <IconButton icon={closeIcon} label="Close" size="sm" variant="secondary" />
      <IconButton icon={closeIcon} label="Close" disabled variant="secondary" />
      <IconButton icon={accountIcon} label="Account" href="#account" />
    </Inline>
  </Box>
))

export const WithCounter: Story = {
  args: { icon: bagIcon, label: 'Bag, 12 items', badge: <CounterBadge text="12" /> },
}

export const InEachState: Story = inEachState(IconButton, ['hover', 'focus', 'disabled'], {
  width: 'natural',
  props: { variant: 'secondary' },
})

export const Extremes: Story = atExtremes(IconButton, {
  width: 'natural',
  zero: { icon: bagIcon, label: 'Bag, empty' },
  many: { icon: bagIcon, label: 'Bag, more than 999 items', badge: <CounterBadge text="999+" /> },
  rightToLeft: { icon: arrowEndIcon, mirrored: true, label: 'التالي', variant: 'secondary' },
})

/** In a header. */
export const Composition: Story = drawn(() => (
  <Inline justify="end" gap="4">
    <IconButton icon={searchIcon} label="Search" />
    <IconButton icon={accountIcon} label="Account" href="#account" />
    <IconButton icon={bagIcon} label="Bag, 2 items" badge={<CounterBadge text="2" />} />
  </Inline>
))

export const DoAndDont: Story = doAndDont(IconButton, {
  good: { icon: closeIcon, label: 'Close' },
  goodWhy: 'Everyone knows the cross.',
  bad: { icon: accountIcon, label: 'Pause subscription', variant: 'secondary' },
  badWhy: 'An icon that means something else elsewhere: use a Button with a label.',
})
