import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { helpfulIcon } from '../icons/icons.ts'
import { Tooltip } from './tooltip.tsx'

const meta = {
  title: 'Components/Tooltip',
  component: Tooltip,
  args: {
    content: 'Only people who bought it may write one.',
    children: <Button variant="secondary">Write a review</Button>,
  },
} satisfies Meta<typeof Tooltip>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button')).toHaveFocus()
    const tooltip = await screen.findByRole('tooltip', undefined, { timeout: 2000 })
    await waitFor(() => expect(tooltip).toBeVisible())
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription(
      'Only people who bought it may write one.',
    )
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
  },
}

export const ForAnIcon: Story = {
  args: {
    role: 'label',
    content: 'Helpful',
    children: <IconButton icon={helpfulIcon} label="Helpful" variant="outlined" />,
  },
}
