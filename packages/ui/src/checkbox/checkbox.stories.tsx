import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Link } from '../link/link.tsx'
import { Stack } from '../stack/stack.tsx'
import { Checkbox } from './checkbox.tsx'

const meta = {
  title: 'Components/Checkbox',
  component: Checkbox,
  args: { label: 'Analytics', onCheckedChange: fn() },
} satisfies Meta<typeof Checkbox>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('checkbox', { name: 'Analytics' })).toBeChecked()
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true)
    await userEvent.click(canvas.getByText('Analytics'))
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(false)
  },
}

export const States: Story = {
  render: () => (
    <Stack>
      <Checkbox label="Necessary" description="Keeps your bag and your log-in." defaultChecked disabled />
      <Checkbox label="Marketing" defaultChecked />
      <Checkbox label="Not offered here" disabled />
      <Checkbox
        label={
          <>
            I have read the <Link href="#terms">terms</Link>
          </>
        }
        error="Please agree to the terms to go on."
      />
    </Stack>
  ),
}
