import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Combobox } from './combobox.tsx'

const meta = {
  title: 'Components/Combobox',
  component: Combobox,
  args: {
    label: 'Country',
    emptyLabel: 'No country fits',
    options: ['Austria', 'Belgium', 'Côte d’Ivoire', 'Germany', 'United Kingdom'].map((value) => ({ value })),
    onValueChange: fn(),
  },
} satisfies Meta<typeof Combobox>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('combobox', { name: 'Country' })
    await userEvent.tab()
    await userEvent.keyboard('cote')
    const option = await screen.findByRole('option', { name: 'Côte d’Ivoire' })
    await waitFor(() => expect(option).toBeVisible())
    await userEvent.keyboard('{Enter}')
    await expect(field).toHaveValue('Côte d’Ivoire')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Côte d’Ivoire')
  },
}

export const NothingFits: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'xyz')
    const note = await screen.findByText('No country fits')
    await waitFor(() => expect(note).toBeVisible())
    await userEvent.keyboard('{Escape}')
  },
}

export const Invalid: Story = { args: { error: 'Please choose a country.', required: true } }
