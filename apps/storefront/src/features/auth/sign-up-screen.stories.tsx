import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { NEW_FORM } from '#form/form-shape.ts'
import { inShop, shopStory } from '#stories/shop-story.tsx'
import { storyMedia } from '#stories/story-products.ts'
import { SignUpScreen } from './sign-up-screen.tsx'

const meta = { title: 'Patterns/Forms/Sign up', ...shopStory } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const render = inShop(() => (
  <SignUpScreen
    from="/account/sign-up"
    next="/account/orders"
    isSentHere={false}
    form={NEW_FORM}
    picture={storyMedia('category-bath-body', '')}
  />
))

/** The benefits of an account are beside the form, or below it on a phone. */
export const Resting: Story = {
  render,
  play: async ({ canvas }) => {
    const reasons = canvas.getByRole('complementary')
    await expect(within(reasons).getAllByRole('listitem')).toHaveLength(3)
  },
}

/** Sent empty: every field says what it needs. */
export const Issues: Story = {
  render,
  tags: ['posed'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /create/i }))
    for (const field of canvas.getAllByRole('textbox')) await expect(field).toBeInvalid()
  },
}
