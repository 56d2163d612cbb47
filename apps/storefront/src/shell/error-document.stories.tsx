import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ErrorDocument } from './error-document.tsx'

const meta = {
  title: 'Patterns/Error document',
  component: ErrorDocument,
  args: { code: 500, reference: '4711', onRetry: fn() },
} satisfies Meta<typeof ErrorDocument>

export default meta
type Story = StoryObj<typeof meta>

/** Shown when even the page layout fails: the code, a reference, and two ways on. */
export const Internal: Story = {
  tags: ['!test'],
}

export const InternalTest: Story = {
  ...Internal,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Error 500' })).toBeVisible()
    await expect(canvas.getByText(/4711/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onRetry).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/')
  },
}
