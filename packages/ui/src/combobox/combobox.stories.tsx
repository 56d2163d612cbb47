import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Combobox } from './combobox.tsx'
import { atExtremes, doAndDont, drawn, inEachState } from '../stories/matrix.tsx'
import { numbered } from '../stories/samples.ts'
import { Stack } from '../stack/stack.tsx'
import { TextField } from '../text-field/text-field.tsx'

const meta = {
  title: 'Components/Combobox',
  component: Combobox,
  parameters: { controls: { exclude: ['emptyLabel', 'filter'] } },
  args: {
    label: 'Country',
    emptyLabel: 'No country fits',
    options: ['Austria', 'Belgium', 'Côte d’Ivoire', 'Germany', 'United Kingdom'].map((value) => ({ value })),
    onValueChange: fn(),
  },
} satisfies Meta<typeof Combobox>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ['!test'] }

export const DefaultTest: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('combobox', { name: 'Country' })
    await userEvent.keyboard('{Tab}cote')
    const option = await screen.findByRole('option', { name: 'Côte d’Ivoire' })
    await waitFor(() => expect(option).toBeVisible())
    await userEvent.keyboard('{Enter}')
    await expect(field).toHaveValue('Côte d’Ivoire')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Côte d’Ivoire')
  },
}

export const NothingFits: Story = {
  tags: ['posed'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'xyz')
    const note = await screen.findByText('No country fits')
    await waitFor(() => expect(note).toBeVisible())
    await userEvent.keyboard('{Escape}')
  },
}

export const Invalid: Story = { args: { error: 'Please choose a country.', required: true } }
export const HiddenLabel: Story = { args: { labelDisplay: 'hidden', placeholder: 'Country' } }

/** The caller passes only matching options: the combobox filters nothing. */
export const FilteredElsewhere: Story = {
  args: {
    label: 'Town',
    filter: 'none',
    defaultValue: 'To',
    options: [
      { value: 'Totnes', description: 'Devon' },
      { value: 'Torquay', description: 'Devon' },
    ],
  },
}

export const InEachState: Story = inEachState(Combobox, ['hover', 'focus', 'error'], {
  props: { error: 'Please choose a country.' },
})

export const Extremes: Story = atExtremes(Combobox, {
  long: {
    label: 'Land der Lieferanschrift für wiederkehrende Bestellungen',
    description: 'Wir liefern zurzeit in siebenundzwanzig Länder.',
    defaultValue: 'Vereinigtes Königreich Großbritannien und Nordirland',
  },
  empty: { label: 'Nothing to offer', options: [] },
  many: { label: 'One of 999', options: numbered(999, (number) => ({ value: `Option ${number}` })) },
  rightToLeft: { label: 'البلد', options: [{ value: 'مصر' }, { value: 'المغرب' }] },
})

/** In an address. */
export const Composition: Story = drawn((args) => (
  <Stack gap="24">
    <TextField label="Street" />
    <Combobox {...args} />
  </Stack>
))

export const DoAndDont: Story = doAndDont(Combobox, {
  good: { label: 'Country of delivery' },
  goodWhy: 'Two hundred countries: two letters are faster than scrolling.',
  bad: { label: 'Wrapped as a gift?', options: [{ value: 'Yes' }, { value: 'No' }] },
  badWhy: 'Two options don’t need typing: use a checkbox.',
})
