import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Grid } from '../grid/grid.tsx'
import { pictures } from '../stories/samples.ts'
import { Picture } from './picture.tsx'

const meta = {
  title: 'Foundations/Picture',
  component: Picture,
  args: { ...pictures.soap, ratio: '8/9' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '24rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Picture>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', { name: pictures.soap.alt })
    await expect(picture).toHaveAttribute('loading', 'lazy')
    const { width, height } = picture.getBoundingClientRect()
    await expect(width / height).toBeCloseTo(8 / 9, 2)
  },
}

export const Ratios: Story = {
  render: () => (
    <Grid columns={{ base: 2 }}>
      {(['1/1', '8/9', '4/5', '4/3', '3/2', '16/9'] as const).map((ratio) => (
        <Picture key={ratio} {...pictures.washcloth} ratio={ratio} />
      ))}
    </Grid>
  ),
}

/** Nothing may be cut: the whole picture, with room around it. */
export const Contain: Story = { args: { ratio: '16/9', fit: 'contain' } }

/** The room is there before the picture. */
export const Missing: Story = {
  args: { src: '/media/not-there.webp', alt: 'A picture that does not come' },
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('img').getBoundingClientRect()
    await expect(width / height).toBeCloseTo(8 / 9, 2)
  },
}
