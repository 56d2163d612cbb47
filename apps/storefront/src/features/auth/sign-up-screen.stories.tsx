import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { NEW_FORM } from '#form/form-shape.ts'
import { inShop, shopStory } from '#stories/shop-story.tsx'
import { SignUpScreen } from './sign-up-screen.tsx'

const meta = { title: 'Patterns/Forms/Sign up', ...shopStory } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const render = inShop(() => (
  <SignUpScreen from="/account/sign-up" next="/account/orders" isSentHere={false} form={NEW_FORM} />
))

export const Resting: Story = { render }

/** Sent empty: every field says what it needs. */
export const Issues: Story = {
  render,
  tags: ['posed'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /create/i }))
    for (const field of canvas.getAllByRole('textbox')) await expect(field).toBeInvalid()
  },
}
