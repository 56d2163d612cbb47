import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Steps } from './steps.tsx'

const meta = {
  title: 'Components/Steps',
  component: Steps,
  args: {
    label: 'Progress',
    steps: ['Your skin', 'Your home', 'Your scent', 'Result'],
    current: 1,
    doneLabel: 'done',
  },
} satisfies Meta<typeof Steps>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem')
    await expect(first).toHaveTextContent('Your skin (done)')
    await expect(second).toHaveAttribute('aria-current', 'step')
  },
}

export const First: Story = { args: { current: 0 } }
export const Last: Story = { args: { current: 3 } }
