import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Text } from '../text/text.tsx'
import { Tabs } from './tabs.tsx'

const meta = {
  title: 'Components/Tabs',
  component: Tabs,
  args: {
    label: 'About the product',
    onSelectedIdChange: fn(),
    tabs: [
      { id: 'ingredients', label: 'Ingredients', content: <Text>Oats, honey, olive oil.</Text> },
      { id: 'use', label: 'How to use', content: <Text>Wet, lather, rinse.</Text> },
      { id: 'after', label: "When it's finished", content: <Text>On the compost.</Text> },
    ],
  },
} satisfies Meta<typeof Tabs>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('tab', { name: 'Ingredients' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: 'How to use' })).toHaveAttribute('aria-selected', 'true')
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Wet, lather, rinse.')
    await expect(args.onSelectedIdChange).toHaveBeenLastCalledWith('use')
  },
}

export const Many: Story = {
  args: {
    tabs: ['Bestellungen', 'Abonnements', 'Lieferanschriften', 'Zahlungsarten', 'Kontoeinstellungen'].map(
      (label) => ({
        id: label,
        label,
        content: <Text>{label}</Text>,
      }),
    ),
  },
}
