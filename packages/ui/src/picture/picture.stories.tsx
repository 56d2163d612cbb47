import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Picture } from './picture.tsx'
import { atExtremes, doAndDont, drawn, inAGrid, atMost } from '../stories/matrix.tsx'
import { Grid } from '../grid/grid.tsx'
import { Heading } from '../heading/heading.tsx'
import { pictures } from '../stories/samples.ts'
import { Stack } from '../stack/stack.tsx'

const meta = {
  title: 'Foundations/Picture',
  component: Picture,
  parameters: { controls: { exclude: ['version'] } },
  args: { ...pictures.soap, ratio: '8/9' },
  decorators: [atMost('24rem')],
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

export const Ratios: Story = inAGrid(
  Picture,
  { columns: { base: 2 } },
  (['1/1', '8/9', '4/5', '4/3', '3/2', '16/9'] as const).map((ratio) => ({ ...pictures.washcloth, ratio })),
)

/** Nothing is cut: the whole picture is shown, with space around it. */
export const Contain: Story = { args: { ratio: '16/9', fit: 'contain' } }

/** The space for a picture is reserved before it loads. */
export const Missing: Story = {
  args: pictures.missing,
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('img').getBoundingClientRect()
    await expect(width / height).toBeCloseTo(8 / 9, 2)
  },
}
export const Looks: Story = drawn(() => (
  <Grid columns={{ base: 2 }}>
    {(['image', 'nested', 'none'] as const).map((corners) => (
      <Picture key={corners} {...pictures.washcloth} ratio="1/1" corners={corners} />
    ))}
    {(['start', 'center', 'end'] as const).map((position) => (
      <Picture key={position} {...pictures.hero} alt="" ratio="1/1" position={position} priority="high" />
    ))}
    <Picture {...pictures.soap} ratio="21/9" />
    <div style={{ blockSize: '8rem' }}>
      <Picture {...pictures.soap} ratio="fill" />
    </div>
  </Grid>
))

export const Extremes: Story = atExtremes(Picture, {
  missingPicture: { ...pictures.missing, ratio: '8/9' },
  rightToLeft: { ...pictures.hero, alt: '', ratio: '1/1', position: 'start' },
})

/** Above a text. */
export const Composition: Story = drawn(() => (
  <Stack gap="12">
    <Picture {...pictures.story} ratio="4/3" />
    <Heading level={2} size="2xl">
      One bottle. A hundred refills.
    </Heading>
  </Stack>
))

export const DoAndDont: Story = doAndDont(Picture, {
  good: { ...pictures.soap, ratio: '8/9' },
  goodWhy: 'The frame matches the photograph, so the whole product shows.',
  bad: { ...pictures.soap, ratio: '21/9' },
  badWhy: 'A wide frame cuts through the product.',
})
