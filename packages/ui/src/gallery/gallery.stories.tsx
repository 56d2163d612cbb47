import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { pictures } from '../stories/samples.ts'
import { Gallery, type GalleryProps } from './gallery.tsx'

const list = [pictures.soap, pictures.soapWrapped, pictures.soapLavender, pictures.soapCharcoal]

const meta = {
  title: 'Components/Gallery',
  component: Gallery,
  args: {
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
} satisfies Meta<typeof Gallery>

export default meta
type Story = StoryObj<typeof meta>

function Held(props: GalleryProps) {
  const [index, setIndex] = useState(props.index)
  return (
    <div style={{ maxInlineSize: '44rem' }}>
      <Gallery {...props} index={index} onIndexChange={setIndex} />
      <output hidden>{index}</output>
    </div>
  )
}

/** The button of the picture in view: the others are inert. */
function getZoom(root: HTMLElement): HTMLElement {
  const button = root.querySelector<HTMLElement>('li:not([inert]) > button[aria-haspopup]')
  if (!button) throw new Error('no picture in view')
  return button
}

const getIndex = (root: HTMLElement): string | null | undefined => root.querySelector('output')?.textContent

export const Default: Story = {
  render: (args) => <Held {...args} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const choice = canvas
      .getAllByRole('button', { name: 'Picture 3 of 4' })
      .find((button) => button.checkVisibility())
    if (!choice) throw new Error('no way to the third picture')
    await userEvent.click(choice)
    await expect(getIndex(canvasElement)).toBe('2')
    await userEvent.keyboard('{ArrowLeft}')
    await expect(getIndex(canvasElement)).toBe('1')
    await waitFor(() =>
      expect(getZoom(canvasElement)).toHaveAccessibleName(
        'The soap bar in its paper wrap Open large picture',
      ),
    )
  },
}

export const Lightbox: Story = {
  render: (args) => <Held {...args} />,
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.click(getZoom(canvasElement))
    await screen.findByRole('dialog', { name: 'Pictures of Oat & Honey Soap Bar' })
    await userEvent.click(screen.getByRole('button', { name: 'Next picture' }))
    await expect(getIndex(canvasElement)).toBe('1')
    await userEvent.keyboard('{ArrowRight}')
    await expect(getIndex(canvasElement)).toBe('2')
    const magnify = screen.getByRole('button', { name: 'Magnify' })
    await userEvent.click(magnify)
    await expect(magnify).toHaveAttribute('aria-pressed', 'true')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const LargeView: Story = {
  render: (args) => <Held {...args} />,
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.click(getZoom(canvasElement))
    await screen.findByRole('dialog')
  },
}

/** A variant was chosen before the page was there. */
export const StartsElsewhere: Story = { render: (args) => <Held {...args} />, args: { index: 3 } }

export const OnePicture: Story = {
  args: {
    pictures: [pictures.soap],
    words: { ...meta.args.words, positions: ['Picture 1 of 1'] },
  },
}
