import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Inline } from '../inline/inline.tsx'
import { createToastQueue, type ToastMessage } from '../toast-queue/toast-queue.ts'
import { ToastRegion } from './toast-region.tsx'

const meta = { title: 'Components/Toast region' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const undo = fn()
const messages: readonly ToastMessage[] = [
  { tone: 'success', message: 'Added to bag' },
  { tone: 'error', message: 'Not enough stock remaining to increase quantity in cart by 3.' },
  { tone: 'info', message: 'Removed from your bag', action: { label: 'Undo', onAction: undo } },
]

function toStory(timeout: number): Story['render'] {
  return () => {
    const queue = createToastQueue()
    return (
      <>
        <Inline>
          {messages.map((message) => (
            <Button key={message.tone} variant="secondary" onClick={() => queue.add(message, { timeout })}>
              {message.tone}
            </Button>
          ))}
        </Inline>
        <ToastRegion queue={queue} label="Notifications" closeLabel="Close" />
      </>
    )
  }
}

export const Default: Story = {
  render: toStory(0),
  play: async ({ canvas, userEvent }) => {
    for (const { tone } of messages) await userEvent.click(canvas.getByRole('button', { name: tone }))
    const region = await screen.findByRole('region', { name: /Notifications/ })
    const toasts = within(region)
    await expect(toasts.getAllByRole('alertdialog')).toHaveLength(3)
    await userEvent.click(toasts.getByRole('button', { name: 'Undo' }))
    await expect(undo).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByText('Removed from your bag')).toBeNull())
    await expect(screen.getByText('Added to bag')).toBeVisible()
  },
}

/** Goes by itself. */
export const Timed: Story = {
  render: toStory(300),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'success' }))
    await screen.findByText('Added to bag')
    await userEvent.unhover(canvas.getByRole('button', { name: 'success' }))
    await waitFor(() => expect(screen.queryByText('Added to bag')).toBeNull())
  },
}
