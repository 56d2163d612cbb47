import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { RadioGroup } from './radio-group.tsx'

const meta = {
  title: 'Components/Radio group',
  component: RadioGroup,
  args: {
    legend: 'Which order is this about?',
    name: 'order',
    options: [
      { value: '1042', label: 'Order 1042', description: '3 October 2026' },
      { value: '1017', label: 'Order 1017', description: '12 August 2026' },
      { value: '990', label: 'Order 990', description: 'Canceled', disabled: true },
    ],
  },
} satisfies Meta<typeof RadioGroup>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  args: { defaultValue: '1042' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: /Order 1017/ })).toBeChecked()
  },
}

export const Invalid: Story = { args: { error: 'Please select an order to review first.', required: true } }
