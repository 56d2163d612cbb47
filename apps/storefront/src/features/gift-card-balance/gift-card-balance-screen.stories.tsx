import type { Meta, StoryObj } from '@storybook/react-vite'
import { aCart, aCartItem } from '@sorrel/domain/testing'
import { expect, waitFor } from 'storybook/test'
import { NEW_FORM } from '#form/form-shape.ts'
import { inShop, shopStory } from '#stories/shop-story.tsx'
import { GiftCardBalanceScreen } from './gift-card-balance-screen.tsx'

const FROM = '/gift-card-balance'

const draw = (state = NEW_FORM) => inShop(() => <GiftCardBalanceScreen from={FROM} state={state} />)

const meta = {
  title: 'Pages/Gift card balance',
  ...shopStory,
  parameters: { layout: 'fullscreen', shop: { pathname: FROM } },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { render: draw() }

/** As a page without script has it. */
export const Found: Story = {
  render: draw({ ...NEW_FORM, values: { amount: '12.5', currency: 'GBP', last4: 'FT25' } }),
}

/** The service tells the balance in a cart with products only. */
export const InBagOnly: Story = { render: draw({ ...NEW_FORM, values: { place: 'bag' } }) }

export const LookedUpTest: Story = {
  ...Empty,
  tags: ['!dev', '!autodocs'],
  parameters: {
    ...meta.parameters,
    shop: {
      ...meta.parameters.shop,
      cart: aCart({ items: [aCartItem()] }),
      answers: {
        'POST /store-api/gift-card-balance': {
          card: { balance: { amount: 12.5, currency: 'GBP' }, last4: 'FT25' },
        },
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Gift card code' })
    await userEvent.click(canvas.getByRole('button', { name: 'Show balance' }))
    await expect(field).toBeInvalid()
    await userEvent.type(field, 'SORREL-GIFT-25')
    await userEvent.click(canvas.getByRole('button', { name: 'Show balance' }))
    await waitFor(() => expect(canvas.getByText('£12.50 left on the card ending in FT25')).toBeVisible())
  },
}
