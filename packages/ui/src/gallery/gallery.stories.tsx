import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Gallery, type GalleryProps } from './gallery.tsx'
import { atExtremes, doAndDont, drawn, inEachState } from '../stories/matrix.tsx'
import { Button } from '../button/button.tsx'
import { Grid } from '../grid/grid.tsx'
import { Heading } from '../heading/heading.tsx'
import { film, numbered, pictures } from '../stories/samples.ts'
import { Stack } from '../stack/stack.tsx'
import { Text } from '../text/text.tsx'
import { useHeld } from '../stories/use-held.ts'

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

const withFilm = {
  label: 'Pictures and a video of the body oil',
  pictures: [pictures.soap, film, pictures.soapWrapped],
  positionLabels: numbered(3, (number) => `Picture ${number} of 3`),
}

/** Nothing of the video is loaded before it plays. */
export const Video: Story = { render: (args) => <Held {...args} />, args: withFilm, tags: ['!test'] }

export const VideoTest: Story = {
  ...Video,
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const video = await waitFor(() => {
      const found = canvasElement.querySelector('video')
      if (!found) throw new Error('no video')
      return found
    })
    await expect([video.autoplay, video.preload, video.controls]).toEqual([false, 'none', true])
    await expect(video.readyState).toBe(0)
    const choice = canvas
      .getAllByRole('button', { name: film.video.playLabel })
      .find((button) => button.checkVisibility())
    if (!choice) throw new Error('no way to the video')
    // A browser plays sound only for real clicks.
    video.muted = true
    await userEvent.click(choice)
    await expect(args.onIndexChange).toHaveBeenLastCalledWith(1)
    await waitFor(() => expect(video.currentTime).toBeGreaterThan(0))
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onIndexChange).toHaveBeenLastCalledWith(2)
    await waitFor(() => expect(video.paused).toBe(true))
  },
}

/** The large view holds the player in place of the magnifier. */
export const VideoInLargeView: Story = {
  render: (args) => <Held {...args} />,
  args: withFilm,
  tags: ['posed'],
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.click(getZoom(canvasElement))
    const dialog = await screen.findByRole('dialog')
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(dialog.querySelector('video')).toHaveAccessibleName(film.video.label))
    await expect(screen.queryByRole('button', { name: 'Magnify' })).toBeNull()
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
