import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Gallery, type GalleryProps } from './gallery.tsx'
import { atExtremes, doAndDont, drawn, inEachState } from '../stories/matrix.tsx'
import { Button, Grid, Heading, numbered, pictures, Stack, Text, useHeld } from '../stories/surroundings.ts'

const list = [pictures.soap, pictures.soapWrapped, pictures.soapLavender, pictures.soapCharcoal]

const meta = {
  title: 'Components/Gallery',
  component: Gallery,
  parameters: { controls: { exclude: ['previousLabel', 'nextLabel', 'magnifyLabel', 'closeLabel'] } },
  args: {
    label: 'Pictures of Oat & Honey Soap Bar',
    pictures: list,
    index: 0,
    onIndexChange: fn(),
    positionLabels: numbered(4, (number) => `Picture ${number} of 4`),
    previousLabel: 'Previous picture',
    nextLabel: 'Next picture',
    zoomLabel: 'Open large picture',
    magnifyLabel: 'Magnify',
    closeLabel: 'Close',
  },
} satisfies Meta<typeof Gallery>

export default meta
type Story = StoryObj<typeof meta>

function Held(props: GalleryProps) {
  const [index, setIndex] = useHeld(props.index, props.onIndexChange)
  return (
    <div style={{ maxInlineSize: '44rem' }}>
      <Gallery {...props} index={index} onIndexChange={setIndex} />
    </div>
  )
}

/** The button of the current picture: the others are not in the order of Tab. */
function getZoom(root: HTMLElement): HTMLElement {
  const button = root.querySelector<HTMLElement>('li > button[aria-haspopup]:not([tabindex="-1"])')
  if (!button) throw new Error('no picture in view')
  return button
}

export const Default: Story = { render: (args) => <Held {...args} />, tags: ['!test'] }

export const DefaultTest: Story = {
  ...Default,
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const choice = canvas
      .getAllByRole('button', { name: 'Picture 3 of 4' })
      .find((button) => button.checkVisibility())
    if (!choice) throw new Error('no way to the third picture')
    await userEvent.click(choice)
    await expect(args.onIndexChange).toHaveBeenLastCalledWith(2)
    await userEvent.keyboard('{ArrowLeft}')
    await expect(args.onIndexChange).toHaveBeenLastCalledWith(1)
    await waitFor(() =>
      expect(getZoom(canvasElement)).toHaveAccessibleName(
        'The soap bar in its paper wrap Open large picture',
      ),
    )
  },
}

export const Lightbox: Story = {
  render: (args) => <Held {...args} />,
  tags: ['posed'],
  play: async ({ args, canvasElement, userEvent }) => {
    await userEvent.click(getZoom(canvasElement))
    await screen.findByRole('dialog', { name: 'Pictures of Oat & Honey Soap Bar' })
    await userEvent.click(screen.getByRole('button', { name: 'Next picture' }))
    await expect(args.onIndexChange).toHaveBeenLastCalledWith(1)
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onIndexChange).toHaveBeenLastCalledWith(2)
    const magnify = screen.getByRole('button', { name: 'Magnify' })
    await userEvent.click(magnify)
    await expect(magnify).toHaveAttribute('aria-pressed', 'true')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const LargeView: Story = {
  render: (args) => <Held {...args} />,
  tags: ['posed'],
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.click(getZoom(canvasElement))
    await screen.findByRole('dialog')
  },
}

/** A variant was chosen before the page's code loaded. */
export const StartsElsewhere: Story = { render: (args) => <Held {...args} />, args: { index: 3 } }
export const OnePicture: Story = { args: { pictures: [pictures.soap], positionLabels: ['Picture 1 of 1'] } }
export const Ratios: Story = drawn((args) => (
  <Grid columns={{ base: 1, tablet: 2 }}>
    {(['1/1', '4/5', '4/3', '3/2', '16/9', '21/9'] as const).map((ratio) => (
      <Gallery
        key={ratio}
        {...args}
        label={`Pictures at ${ratio}`}
        ratio={ratio}
        pictures={[pictures.soap]}
      />
    ))}
    <div style={{ blockSize: '20rem' }}>
      <Gallery {...args} label="Pictures that fill" ratio="fill" pictures={[pictures.soap]} />
    </div>
  </Grid>
))

export const InEachState: Story = inEachState(Gallery, ['hover', 'focus'], {
  props: (state) => ({ label: state }),
})

export const Extremes: Story = atExtremes(Gallery, {
  many: {
    label: 'Twelve pictures',
    pictures: numbered(12, (number) => ({ ...pictures.soap, src: `${pictures.soap.src}?${number}` })),
    positionLabels: numbered(12, (number) => `Picture ${number} of twelve`),
  },
  missingPicture: { label: 'Missing', pictures: [pictures.missing] },
  rightToLeft: { label: 'صور', positionLabels: ['صورة ١', 'صورة ٢', 'صورة ٣', 'صورة ٤'] },
})

/** Beside the description of a product. */
export const Composition: Story = drawn((args) => (
  <Grid columns={{ base: 1, desktop: 2 }} gap="48">
    <Held {...args} />
    <Stack align="start">
      <Heading level={1}>Oat & Honey Soap Bar</Heading>
      <Text>Cold-pressed with rolled oats and raw honey.</Text>
      <Button>Add to bag · £6.50</Button>
    </Stack>
  </Grid>
))

export const DoAndDont: Story = doAndDont(Gallery, {
  good: { label: 'Good gallery', pictures: [pictures.soap], ratio: '4/5' },
  goodWhy: 'A tall frame shows the whole product.',
  bad: { label: 'Bad gallery', pictures: [pictures.soap], ratio: '21/9' },
  badWhy: 'A frame of another shape crops the product.',
})
