import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { BareSelect } from './bare-select.tsx'
import { atExtremes, doAndDont, drawn, inEachState } from '../stories/matrix.tsx'
import { Inline } from '../inline/inline.tsx'
import { numbered, toOptions } from '../stories/samples.ts'
import { Text } from '../text/text.tsx'

const meta = {
  title: 'Components/Bare select',
  component: BareSelect,
  parameters: { controls: { exclude: ['value'] } },
  args: {
    'aria-label': 'Currency',
    defaultValue: 'GBP',
    onValueChange: fn(),
    options: [
      { value: 'GBP', label: '£ GBP' },
      { value: 'EUR', label: '€ EUR' },
    ],
  },
} satisfies Meta<typeof BareSelect>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ['!test'] }

export const DefaultTest: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    const select = canvas.getByRole('combobox', { name: 'Currency' })
    await expect(select).toHaveValue('GBP')
    await userEvent.selectOptions(select, 'EUR')
    await expect(args.onValueChange).toHaveBeenCalledOnce()
    await expect(args.onValueChange).toHaveBeenLastCalledWith('EUR', select)
    await expect(select).toHaveValue('EUR')
  },
}

/** A controlled value stays until its owner changes it. */
export const Held: Story = { args: { value: 'GBP', defaultValue: undefined }, tags: ['!test'] }

export const HeldTest: Story = {
  ...Held,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    const select = canvas.getByRole('combobox')
    await userEvent.selectOptions(select, 'EUR')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('EUR', select)
    await expect(select).toHaveValue('GBP')
  },
}

export const InEachState: Story = inEachState(BareSelect, ['focus'], { width: 'natural' })

export const Extremes: Story = atExtremes(BareSelect, {
  width: 'natural',
  long: {
    'aria-label': 'Reihenfolge',
    options: toOptions('Nach der durchschnittlichen Bewertung der letzten zwölf Monate'),
  },
  many: {
    'aria-label': 'One of many',
    defaultValue: 'Option 1',
    options: toOptions(...numbered(200, (number) => `Option ${number}`)),
  },
  rightToLeft: { 'aria-label': 'اللغة', options: [{ value: 'ar', label: 'العربية', lang: 'ar' }] },
})

/** The tools of a header. */
export const Composition: Story = drawn((args) => (
  <Inline gap="8">
    <BareSelect {...args} />
    <BareSelect
      {...args}
      aria-label="Language"
      defaultValue="en"
      options={[
        { value: 'en', label: 'English', lang: 'en' },
        { value: 'de', label: 'Deutsch', lang: 'de' },
      ]}
    />
  </Inline>
))

export const DoAndDont: Story = doAndDont(BareSelect, {
  good: {},
  goodWhy: 'The choice explains itself and takes effect at once.',
  bad: (
    <Inline gap="8">
      <Text>Quantity:</Text>
      <BareSelect {...meta.args} aria-label="Quantity" defaultValue="1" options={toOptions('1', '2')} />
    </Inline>
  ),
  badWhy: 'A form field needs a frame and a label above it: Native select.',
})
