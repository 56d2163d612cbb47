import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Swatch } from './swatch.tsx'
import { OptionPicker } from '../option-picker/option-picker.tsx'
import { atExtremes, doAndDont, drawn, inARow } from '../stories/matrix.tsx'
import { Inline } from '../inline/inline.tsx'
import { Text } from '../text/text.tsx'

const meta = { title: 'Components/Swatch', component: Swatch, args: { color: '#9aa888' } } satisfies Meta<
  typeof Swatch
>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  args: { label: 'Sage', size: 'lg' },
  play: ({ canvas }) => expect(canvas.getByRole('img', { name: 'Sage' })).toBeVisible(),
}
export const Sizes: Story = inARow(Swatch, [
  { color: '#9aa888', size: 'sm' },
  { color: '#c9a58a', size: 'md' },
  { color: '#e8dcc4', size: 'lg' },
])

export const Pictures: Story = drawn(() => (
  <Inline>
    {['sage', 'clay', 'sand'].map((name) => (
      <Swatch key={name} src={`/media/bamboo-toothbrush--${name}.webp`} size="md" label={name} />
    ))}
  </Inline>
))

export const Extremes: Story = atExtremes(Swatch, {
  width: 'natural',
  missingPicture: <Swatch src="/media/not-there.webp" size="lg" label="Sage" />,
  rightToLeft: (
    <Inline gap="8">
      <Swatch color="#9aa888" />
      <Text>مريمية</Text>
    </Inline>
  ),
})

/** Beside the name of an option. */
export const Composition: Story = drawn(() => (
  <OptionPicker
    label="Colour"
    name="colour"
    defaultValue="sage"
    options={['sage', 'clay', 'sand'].map((value) => ({
      value,
      label: value,
      swatch: `/media/bamboo-toothbrush--${value}.webp`,
    }))}
  />
))

export const DoAndDont: Story = doAndDont(Swatch, {
  good: (
    <Inline gap="8">
      <Swatch color="#9aa888" />
      <Text>Sage</Text>
    </Inline>
  ),
  goodWhy: 'The text names the colour.',
  bad: inARow(Swatch, { gap: '8' }, [{ color: '#9aa888' }, { color: '#8fa07c' }, { color: '#a4b294' }]),
  badWhy: 'Three unnamed greens: on another screen they look the same.',
})
