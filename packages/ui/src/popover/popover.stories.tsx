import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Checkbox } from '../checkbox/checkbox.tsx'
import { Chip } from '../chip/chip.tsx'
import { Popover } from './popover.tsx'

const meta = {
  title: 'Components/Popover',
  component: Popover,
  args: {
    trigger: <Chip indicator="menu">Scent</Chip>,
    title: 'Scent',
    children: (
      <>
        <Checkbox label="Oat & Honey" />
        <Checkbox label="Lavender" />
        <Button size="sm">See results (13)</Button>
      </>
    ),
  },
} satisfies Meta<typeof Popover>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Scent' })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const popover = await screen.findByRole('dialog', { name: 'Scent' })
    await waitFor(() => expect(popover).toBeVisible())
    await expect(trigger).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(trigger).toHaveFocus())
  },
}

export const Open: Story = { args: { open: true } }
