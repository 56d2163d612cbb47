import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { pictures } from '../stories/samples.ts'
import { GalleryLightbox, type GalleryLightboxProps } from './gallery-lightbox.tsx'

const list = [pictures.soap, pictures.soapWrapped, pictures.soapLavender]

const meta = {
  title: 'Components/Gallery lightbox',
  component: GalleryLightbox,
  args: {
    open: true,
    onClose: fn(),
    label: 'Pictures of Oat & Honey Soap Bar',
    pictures: list,
    index: 0,
    onIndexChange: fn(),
    words: {
      positions: list.map((_, position) => `Picture ${position + 1} of ${list.length}`),
      previous: 'Previous picture',
      next: 'Next picture',
      zoom: 'Open large picture',
      magnify: 'Magnify',
      close: 'Close',
    },
  },
} satisfies Meta<typeof GalleryLightbox>

export default meta
type Story = StoryObj<typeof meta>

function Held(props: GalleryLightboxProps) {
  const [index, setIndex] = useState(props.index)
  return <GalleryLightbox {...props} index={index} onIndexChange={setIndex} />
}

export const Default: Story = {
  render: (args) => <Held {...args} />,
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: args.label })
    await userEvent.keyboard('{ArrowRight}')
    await screen.findByText('Picture 2 of 3')
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await screen.findByText('Picture 3 of 3')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
  },
}

export const OnePicture: Story = {
  args: { pictures: list.slice(0, 1) },
  play: async () => {
    await screen.findByRole('dialog')
    await expect(screen.queryByRole('button', { name: 'Next picture' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Magnify' }))
    await expect(screen.getByRole('button', { name: 'Magnify' })).toHaveAttribute('aria-pressed', 'true')
  },
}
