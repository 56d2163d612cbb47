import type { Meta, StoryObj } from '@storybook/react-vite'
import { routes } from '@sorrel/contracts/routes'
import { expect, waitFor } from 'storybook/test'
import { NEW_FORM } from '#form/form-shape.ts'
import { inShop, shopStory } from '#stories/shop-story.tsx'
import { load, navigate } from '#stories/story-framework.tsx'
import { CheckEmailScreen, PasswordRecoveryScreen } from './password-recovery-screens.tsx'
import {
  SetPasswordExpiredScreen,
  SetPasswordScreen,
  SetPasswordSuccessScreen,
} from './set-password-screens.tsx'

const meta = {
  title: 'Pages/Password',
  ...shopStory,
  parameters: { layout: 'fullscreen' },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const toFormProps = (from: string) => ({ from, form: NEW_FORM })

/** The next page is the same, whatever the address. */
export const Forgot: Story = {
  render: inShop(() => <PasswordRecoveryScreen {...toFormProps(routes.passwordRecovery())} />),
  parameters: { shop: { answers: { 'POST /store-api/password-recovery': {} } } },
  tags: ['!test'],
}

export const ForgotTest: Story = {
  ...Forgot,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'robin@example.com{Enter}')
    await waitFor(() => expect(navigate).toHaveBeenCalledWith(routes.passwordRecoverySent()))
  },
}

export const CheckYourEmail: Story = {
  render: inShop(() => <CheckEmailScreen />),
}

/** Two passwords that differ are refused. */
export const SetNew: Story = {
  render: inShop(() => <SetPasswordScreen {...toFormProps(routes.setPassword('k'))} passwordKey="k" />),
  tags: ['!test'],
}

export const SetNewTest: Story = {
  ...SetNew,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('New password', { selector: 'input' }), 'sorrel-1')
    await userEvent.type(
      canvas.getByLabelText('Confirm new password', { selector: 'input' }),
      'sorrel-2{Enter}',
    )
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Passwords do not match')
    await expect(load).not.toHaveBeenCalled()
  },
}

export const Expired: Story = {
  render: inShop(() => <SetPasswordExpiredScreen {...toFormProps(routes.setPasswordExpired('k'))} />),
}

export const Saved: Story = {
  render: inShop(() => <SetPasswordSuccessScreen />),
}
