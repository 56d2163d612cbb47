import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Carousel } from './carousel.tsx'
import { SampleCard } from '../stories/sample-card.tsx'
import { atExtremes, doAndDont, drawn } from '../stories/matrix.tsx'
import { Heading } from '../heading/heading.tsx'
import { numbered, pictures, products } from '../stories/samples.ts'
import { Picture } from '../picture/picture.tsx'
import { Text } from '../text/text.tsx'

const { soap, washcloth, brush, candle, handWash, diffuser, balm } = pictures
const items = [soap, washcloth, brush, candle, handWash, diffuser, balm].map((picture) => (
  <Picture key={picture.src} {...picture} ratio="8/9" />
))

const meta = {
  title: 'Components/Carousel',
  component: Carousel,
  args: {
    label: 'Goes well with',
    previousLabel: 'Back',
    nextLabel: 'Further',
    heading: <Heading level={2}>Goes well with</Heading>,
    children: items,
  },
} satisfies Meta<typeof Carousel>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ['!test'] }

export const DefaultTest: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const track = canvas.getByRole('list', { name: 'Goes well with' })
    await expect(canvas.getByRole('button', { name: 'Back' })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{Tab}{Tab}')
    await expect(canvas.getByRole('button', { name: 'Further' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(track.scrollLeft).toBeGreaterThan(0))
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Back' })).not.toHaveAttribute('aria-disabled'),
    )
  },
}

export const Wide: Story = { args: { itemWidth: 'wide' } }

/** All items fit, so there are no buttons. */
export const Few: Story = {
  args: { children: items.slice(0, 2) },
  play: ({ canvas }) => waitFor(() => expect(canvas.queryByRole('button')).toBeNull()),
}
export const Full: Story = { args: { itemWidth: 'full', label: 'One at a time' } }

export const Extremes: Story = atExtremes(Carousel, {
  long: {
    label: 'Long',
    heading: <Heading level={2}>Passt hervorragend zu Ihrer Nachfüllpackung</Heading>,
    children: numbered(4, (number) => <Text key={number}>Handwaschlotionsnachfüllpackung</Text>),
  },
  many: {
    label: 'Many',
    heading: undefined,
    children: numbered(40, (number) => <Text key={number}>{number}</Text>),
  },
  missingPicture: {
    label: 'Missing',
    heading: undefined,
    children: ['First', 'Second', 'Third'].map((name) => (
      <Picture key={name} {...pictures.missing} alt={`${name} picture that does not come`} ratio="8/9" />
    )),
  },
  rightToLeft: { label: 'يناسبه', heading: <Heading level={2}>يناسبه</Heading>, children: items.slice(0, 4) },
})

/** Product cards under a product. */
export const Composition: Story = drawn((args) => (
  <Carousel {...args}>
    {[...products, ...products].map((product, position) => (
      <SampleCard key={`${product.id}-${position}`} product={product} />
    ))}
  </Carousel>
))

export const DoAndDont: Story = doAndDont(Carousel, {
  good: {
    label: 'Good',
    heading: (
      <Heading level={2} size="xl">
        Goes well with
      </Heading>
    ),
    children: items.slice(0, 5),
  },
  goodWhy: 'The heading says why these are shown; the last card is cut off, so it’s clear there are more.',
  bad: {
    label: 'Bad',
    itemWidth: 'full',
    heading: undefined,
    children: ['1. Pay', '2. Wait', '3. Unpack'].map((step) => <Text key={step}>{step}</Text>),
  },
  badWhy: 'Steps that belong together are hidden behind each other.',
})
