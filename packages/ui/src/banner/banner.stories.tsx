import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Link } from '../link/link.tsx'
import { Stack } from '../stack/stack.tsx'
import { Banner } from './banner.tsx'

const meta = {
  title: 'Components/Banner',
  component: Banner,
  args: { children: 'Delivery takes a day longer this week.' },
} satisfies Meta<typeof Banner>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Tones: Story = {
  render: () => (
    <Stack>
      {(['neutral', 'info', 'success', 'warning', 'error'] as const).map((tone) => (
        <Banner key={tone} tone={tone} title="Your plan was paused">
          It goes on by itself on 3 December.
        </Banner>
      ))}
    </Stack>
  ),
}

export const WithActions: Story = {
  args: {
    tone: 'error',
    title: 'The bag could not be loaded',
    children: 'Nothing is lost. Try again in a moment.',
    live: 'assertive',
    actions: <Link href="#again">Try again</Link>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Nothing is lost')
  },
}

const dismiss = fn()
export const Dismissible: Story = {
  render: () => (
    <Banner tone="success" live="polite" onDismiss={dismiss} dismissLabel="Close message">
      Saved.
    </Banner>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Close message' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(dismiss).toHaveBeenCalledOnce()
  },
}
