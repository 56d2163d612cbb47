import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PasswordField } from './password-field.tsx'
import { atExtremes, doAndDont, drawn, inEachState, inAColumn } from '../stories/matrix.tsx'
import { Button } from '../button/button.tsx'
import { Stack } from '../stack/stack.tsx'
import { TextField } from '../text-field/text-field.tsx'

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

export const Default: Story = { tags: ['!test'] }

export const DefaultTest: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Password', { selector: 'input' })
    await userEvent.type(field, 'soap and water')
    await expect(field).toHaveAttribute('type', 'password')
    await userEvent.keyboard('{Tab}{Enter}')
    await expect(field).toHaveAttribute('type', 'text')
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toHaveFocus()
    await expect(field).toHaveValue('soap and water')
  },
}

export const Invalid: Story = { args: { error: 'Your password needs to be at least 6 characters.' } }
export const States: Story = inAColumn(PasswordField, { gap: '24' }, [
  { label: 'Required', required: true },
  { label: 'Disabled', disabled: true },
  { label: 'Hidden label', labelDisplay: 'hidden' },
])

export const InEachState: Story = inEachState(PasswordField, ['hover', 'focus', 'disabled', 'error'], {
  props: { error: 'Your password needs to be at least 6 characters.' },
})

export const Extremes: Story = atExtremes(PasswordField, {
  long: {
    label: 'Neues Passwort für Ihr Kundenkonto',
    description: 'Mindestens sechs Zeichen; am sichersten ist ein ganzer Satz, den nur Sie kennen.',
    error: 'Ihr Passwort muss mindestens sechs Zeichen lang sein.',
    defaultValue: 'ein sehr langer Satz, den sich nur ein einziger Mensch merken kann',
  },
  empty: { label: 'Empty', description: undefined },
  rightToLeft: { label: 'كلمة المرور', description: undefined },
})

/** In the log-in. */
export const Composition: Story = drawn((args) => (
  <Stack gap="24">
    <TextField label="Email" type="email" />
    <PasswordField {...args} description={undefined} autoComplete="current-password" />
    <Button fullWidth>Log in</Button>
  </Stack>
))

export const DoAndDont: Story = doAndDont(PasswordField, {
  good: { label: 'New password', description: 'At least 6 characters.' },
  goodWhy: 'The rule is visible from the start.',
  bad: { label: 'Choose one', description: undefined, error: 'Invalid password format' },
  badWhy: 'What would be valid? People have to guess.',
})
