import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PasswordField } from './password-field.tsx'

const meta = {
  title: 'Components/Password field',
  component: PasswordField,
  args: {
    label: 'Password',
    description: 'Must include a minimum of 6 characters.',
    autoComplete: 'new-password',
    showLabel: 'Show password',
    hideLabel: 'Hide password',
  },
} satisfies Meta<typeof PasswordField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Password', { selector: 'input' })
    await userEvent.type(field, 'soap and water')
    await expect(field).toHaveAttribute('type', 'password')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(field).toHaveAttribute('type', 'text')
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toHaveFocus()
    await expect(field).toHaveValue('soap and water')
  },
}

export const Invalid: Story = { args: { error: 'Your password needs to be at least 6 characters.' } }
