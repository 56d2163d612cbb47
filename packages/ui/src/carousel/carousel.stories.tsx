import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Heading } from '../heading/heading.tsx'
import { Picture } from '../picture/picture.tsx'
import { pictures } from '../stories/samples.ts'
import { Carousel } from './carousel.tsx'

const list = [
  pictures.soap,
  pictures.washcloth,
  pictures.brush,
  pictures.candle,
  pictures.handWash,
  pictures.diffuser,
  pictures.balm,
]

const meta = {
  title: 'Components/Carousel',
  component: Carousel,
  args: {
    label: 'Goes well with',
    previousLabel: 'Back',
    nextLabel: 'Further',
    heading: <Heading level={2}>Goes well with</Heading>,
    children: list.map((picture) => <Picture key={picture.src} {...picture} ratio="8/9" />),
  },
} satisfies Meta<typeof Carousel>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const track = canvas.getByRole('list', { name: 'Goes well with' })
    await expect(canvas.getByRole('button', { name: 'Back' })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Further' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(track.scrollLeft).toBeGreaterThan(0))
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Back' })).not.toHaveAttribute('aria-disabled'),
    )
  },
}

export const Wide: Story = { args: { size: 'wide' } }

/** Fits: no buttons. */
export const Few: Story = {
  args: {
    children: list.slice(0, 2).map((picture) => <Picture key={picture.src} {...picture} ratio="8/9" />),
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('button')).toBeNull())
  },
}
