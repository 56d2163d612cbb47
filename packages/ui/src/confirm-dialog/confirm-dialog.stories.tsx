import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { ConfirmDialog } from './confirm-dialog.tsx'

const meta = {
  title: 'Components/Confirm dialog',
  component: ConfirmDialog,
  args: {
    open: true,
    onClose: fn(),
    onConfirm: fn(),
    title: 'Cancel this subscription?',
    description: 'It ends at once and cannot be started again. You can subscribe anew whenever you like.',
    confirmLabel: 'Cancel subscription',
    cancelLabel: 'Keep it',
    closeLabel: 'Close',
    loadingLabel: 'Cancelling',
  },
} satisfies Meta<typeof ConfirmDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ userEvent, args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Cancel this subscription?' })
    await expect(dialog).toHaveAccessibleDescription(/cannot be started again/)
    await userEvent.click(screen.getByRole('button', { name: 'Cancel subscription' }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const Waiting: Story = { args: { loading: true } }
