import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { editIcon, pauseIcon, trashIcon } from '../icons/icons.ts'
import { Menu } from './menu.tsx'

const pause = fn()

const meta = {
  title: 'Components/Menu',
  component: Menu,
  args: {
    trigger: <Button variant="secondary">Manage</Button>,
    entries: [
      { id: 'edit', label: 'Edit plan', icon: editIcon, href: '#edit' },
      { id: 'pause', label: 'Pause', icon: pauseIcon, onSelect: pause },
      { id: 'skip', label: 'Skip the next one', disabled: true, onSelect: fn() },
      { id: 'cancel', label: 'Cancel subscription', icon: trashIcon, tone: 'critical', onSelect: fn() },
    ],
  },
} satisfies Meta<typeof Menu>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Manage' })
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await expect(await screen.findByRole('menuitem', { name: 'Edit plan' })).toHaveAttribute('href', '#edit')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Edit plan' })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    await expect(screen.getByRole('menuitem', { name: 'Pause' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(pause).toHaveBeenCalledOnce()
    await waitFor(() => expect(trigger).toHaveFocus())
  },
}

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Manage' }))
    await screen.findByRole('menu')
  },
}
