import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Gallery } from '../gallery/gallery.tsx'
import { GalleryLightbox, type GalleryLightboxProps } from './gallery-lightbox.tsx'
import { doAndDont } from '../stories/matrix.tsx'
import { numbered, pictures } from '../stories/samples.ts'
import { Picture } from '../picture/picture.tsx'
import { useHeld } from '../stories/use-held.ts'

const list = [pictures.soap, pictures.soapWrapped, pictures.soapLavender]

const meta = {
  title: 'Components/Gallery lightbox',
  component: GalleryLightbox,
  parameters: { controls: { exclude: ['positionLabels'] }, docs: { story: { inline: false } } },
  args: {
    open: true,
    onOpenChange: fn(),
    label: 'Pictures of Oat & Honey Soap Bar',
    pictures: list,
    index: 0,
    onIndexChange: fn(),
    positionLabels: numbered(3, (number) => `Picture ${number} of 3`),
    previousLabel: 'Previous picture',
    nextLabel: 'Next picture',
    magnifyLabel: 'Magnify',
    closeLabel: 'Close',
  },
} satisfies Meta<typeof GalleryLightbox>

export default meta
type Story = StoryObj<typeof meta>

function Held(props: GalleryLightboxProps) {
  const [index, setIndex] = useHeld(props.index, props.onIndexChange)
  return <GalleryLightbox {...props} index={index} onIndexChange={setIndex} />
}

export const Default: Story = { render: (args) => <Held {...args} />, tags: ['!test'] }

export const DefaultTest: Story = {
  ...Default,
  tags: ['!dev', '!autodocs'],
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: args.label })
    await userEvent.keyboard('{ArrowRight}')
    await screen.findByText('Picture 2 of 3')
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await screen.findByText('Picture 3 of 3')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false))
  },
}

export const OnePicture: Story = { args: { pictures: list.slice(0, 1) }, tags: ['!test'] }

export const OnePictureTest: Story = {
  ...OnePicture,
  tags: ['!dev', '!autodocs'],
  play: async () => {
    await screen.findByRole('dialog')
    await expect(screen.queryByRole('button', { name: 'Next picture' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Magnify' }))
    await expect(screen.getByRole('button', { name: 'Magnify' })).toHaveAttribute('aria-pressed', 'true')
  },
}

export const Many: Story = {
  render: (args) => <Held {...args} />,
  args: {
    pictures: numbered(40, () => pictures.soap),
    positionLabels: numbered(40, (number) => `Picture ${number} of 40`),
  },
}

/** A missing picture keeps its place and shows its text. */
export const MissingPicture: Story = { args: { pictures: [pictures.missing] } }

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: (args) => <Held {...args} />,
  args: { label: 'صور', positionLabels: ['صورة ١ من ٣', 'صورة ٢ من ٣', 'صورة ٣ من ٣'] },
}

function WithGallery() {
  const [index, setIndex] = useState(0)
  return (
    <Gallery
      label="Soap"
      pictures={list}
      index={index}
      onIndexChange={setIndex}
      positionLabels={meta.args.positionLabels}
      previousLabel="Previous picture"
      nextLabel="Next picture"
      zoomLabel="Open large picture"
      magnifyLabel="Magnify"
      closeLabel="Close"
    />
  )
}

/** As Gallery opens it. */
export const Composition: Story = { render: () => <WithGallery /> }

export const DoAndDont: Story = doAndDont(GalleryLightbox, {
  good: <Picture {...pictures.soap} ratio="1/1" fit="contain" />,
  goodWhy: 'The whole picture, sharp, on a plain background.',
  bad: <Picture {...pictures.soap} ratio="21/9" />,
  badWhy: 'Large but cropped, although people opened it for a closer look.',
})
