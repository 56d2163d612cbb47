import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { NEW_FORM } from '#form/form-shape.ts'
import { inShop, shopStory } from '#stories/shop-story.tsx'
import { storyMedia } from '#stories/story-products.ts'
import { LoginScreen } from './login-screen.tsx'

const meta = { title: 'Patterns/Forms/Log in', ...shopStory } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const render = inShop(() => (
  <LoginScreen
    from="/account/login"
    next="/account/orders"
    isSentHere={false}
    flashMessage={undefined}
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

/** Every field says what it needs, and the summary links to each. */
export const Issues: Story = {
  render,
  tags: ['posed'],
  play: async ({ canvas, userEvent }) => {
    const email = canvas.getByRole('textbox', { name: /^Email/ })
    await userEvent.type(email, 'robin@')
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }))
    await expect(email).toBeInvalid()
    await expect(email).toHaveAccessibleDescription()
    await expect(canvas.getByLabelText(/^Password/, { selector: 'input' })).toBeInvalid()
  },
}

/** If the shop refuses, the form keeps its values and the error appears above it. */
export const Refused: Story = {
  render,
  parameters: { shop: { answers: { 'POST /store-api/login': 401 } } },
  tags: ['posed'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /^Email/ }), 'robin@example.com')
    await userEvent.type(canvas.getByLabelText(/^Password/, { selector: 'input' }), 'not-my-word{Enter}')
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}
