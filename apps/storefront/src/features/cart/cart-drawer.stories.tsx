import { useCartActions } from '@sorrel/commerce/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { getInitialSelection, toCartItemInput } from '@sorrel/domain/product-selection'
import { aCart, aCartItem } from '@sorrel/domain/testing'
import { Button } from '@sorrel/ui/button'
import { expect, screen, waitFor, within } from 'storybook/test'
import { shopStory } from '#stories/shop-story.tsx'
import { storyLines } from '#stories/story-lines.ts'
import { storyProducts, storySoap } from '#stories/story-products.ts'
import { CartButton } from './cart-button.tsx'

const meta = {
  title: 'Patterns/Bag drawer',
  component: CartButton,
  args: { href: '/cart' },
  ...shopStory,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '760px' } } },
} satisfies Meta<typeof CartButton>

export default meta
type Story = StoryObj<typeof meta>

const { wash, soap, plan, candle, card } = storyLines
const soaps = aCartItem({ ...soap, quantity: 2, priceTotal: 13 })

const getFocused = () => (document.activeElement instanceof HTMLElement ? document.activeElement : null)

/** Opens the cart by the header's button. */
async function openCart({ canvas, userEvent }: Parameters<NonNullable<Story['play']>>[0]) {
  await userEvent.click(canvas.getByRole('link'))
  const drawer = await screen.findByRole('dialog', { name: /^Your bag/ })
  // The drawer takes the focus when it has opened: what is typed before would go elsewhere.
  await waitFor(() => expect(drawer).toContainElement(getFocused()))
  return within(drawer)
}

/** An empty bag with a way on: the total stays, and the checkout says what is missing. */
export const Empty: Story = {
  tags: ['posed'],
  play: async (context) => {
    const cart = await openCart(context)
    await expect(await cart.findByRole('heading', { name: /empty/i })).toBeVisible()
    await expect(cart.queryByRole('progressbar')).not.toBeInTheDocument()
    const checkout = cart.getByRole('link', { name: 'Checkout' })
    await expect(checkout).toHaveAttribute('aria-disabled', 'true')
    await expect(checkout).toHaveAccessibleDescription(/^Your bag is empty/)
    await expect(cart.getByText(/^Total/).closest('p')).toHaveTextContent('£0.00')
    await context.userEvent.click(checkout)
    await expect(cart.getByRole('link', { name: 'Add your first products' })).toHaveFocus()
    const loved = within(await cart.findByRole('region', { name: 'Most loved right now' }))
    await expect(await loved.findAllByRole('listitem')).not.toHaveLength(0)
  },
}

/** Nearly enough for free delivery. */
export const NearTheThreshold: Story = {
  parameters: { shop: { cart: aCart({ items: [soaps, { ...wash, quantity: 1, priceTotal: 12 }] }) } },
  tags: ['posed'],
  play: async (context) => {
    const cart = await openCart(context)
    await expect(await cart.findByText('£5.00 away from free UK delivery')).toBeVisible()
  },
}

/** One more of the soap: the delivery is free. */
export const Reached: Story = {
  ...NearTheThreshold,
  tags: ['!dev', '!autodocs'],
  play: async (context) => {
    const { userEvent } = context
    const cart = await openCart(context)
    await cart.findByText('£5.00 away from free UK delivery')
    await userEvent.click(cart.getByRole('button', { name: 'One more Oat & Honey Soap Bar' }))
    await waitFor(() => expect(cart.getByText("Great choice, delivery's on us")).toBeVisible())
  },
}

/** Free delivery reached: a trial, a variant, a long name and no picture. */
export const Full: Story = {
  name: 'Full, ready for checkout',
  parameters: { shop: { cart: aCart({ items: [wash, soap, plan, candle, card] }) } },
  tags: ['posed'],
  play: async (context) => {
    const cart = await openCart(context)
    await expect(await cart.findByText("Great choice, delivery's on us")).toBeVisible()
    await expect(await cart.findAllByRole('heading', { level: 3 })).not.toHaveLength(0)
  },
}

/** Space is reserved for recommendations before they load, so a click below them hits its target. */
export const Steady: Story = {
  parameters: { shop: { cart: aCart({ items: [card] }) } },
  tags: ['!dev', '!autodocs'],
  play: async (context) => {
    const cart = await openCart(context)
    const more = await cart.findByRole('link', { name: 'Add more products' })
    const getTop = (element: Element) => element.getBoundingClientRect().top
    const TITLE = /^recommended for you/i
    // Three rows of pictures; how many lines a name takes is known only with it.
    await expect(getTop(more) - getTop(cart.getByText(TITLE))).toBeGreaterThan(3 * 50)
    const list = within(await cart.findByRole('region', { name: TITLE }, { timeout: 5_000 }))
    await expect(list.getAllByRole('listitem')).toHaveLength(3)
  },
}

/** The code field, expanded. */
export const Code: Story = {
  ...Full,
  name: 'Discount code',
  tags: ['!dev', '!autodocs'],
  play: async (context) => {
    const cart = await openCart(context)
    await context.userEvent.click(
      await cart.findByText('Discount code or gift card', { selector: 'summary *' }),
    )
    const field = cart.getByRole('textbox', { name: 'Discount code or gift card' })
    await waitFor(() => expect(field).toBeVisible())
  },
}

/** A note is kept with the bag, and shown when it is opened again. */
export const Note: Story = {
  ...Full,
  tags: ['!dev', '!autodocs'],
  play: async (context) => {
    const { userEvent } = context
    const cart = await openCart(context)
    await userEvent.click(await cart.findByText('Note or gift message', { selector: 'summary *' }))
    const field = cart.getByRole('textbox', { name: 'Note or gift message' })
    // While the panel opens nothing in it takes the focus.
    await waitFor(async () => {
      await userEvent.click(field)
      await expect(field).toHaveFocus()
    })
    await userEvent.type(field, ' Happy birthday, Ann! ')
    await expect(field).toHaveValue(' Happy birthday, Ann! ')
    await userEvent.click(cart.getByRole('button', { name: 'Save note' }))
    await expect(await cart.findByText('Saved.')).toBeVisible()
    await expect(cart.getByRole('textbox', { name: 'Note or gift message' })).toHaveValue(
      'Happy birthday, Ann!',
    )
    await expect(cart.getByRole('button', { name: 'Save note' })).toHaveFocus()
    await userEvent.clear(cart.getByRole('textbox', { name: 'Note or gift message' }))
    await userEvent.click(cart.getByRole('button', { name: 'Save note' }))
    await expect(await cart.findByText('Saved.')).toBeVisible()
    await expect(cart.getByRole('button', { name: 'Save note' })).toHaveFocus()
  },
}

/** A line is removed at once, by its button or by entering 0, and can be restored. */
export const Removed: Story = {
  parameters: { shop: { cart: aCart({ items: [wash, soap] }) } },
  tags: ['!dev', '!autodocs'],
  play: async (context) => {
    const { userEvent } = context
    const cart = await openCart(context)
    await userEvent.click(await cart.findByRole('button', { name: 'Remove Oat & Honey Soap Bar' }))
    await waitFor(() =>
      expect(cart.queryByRole('link', { name: 'Oat & Honey Soap Bar' })).not.toBeInTheDocument(),
    )
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await expect(await cart.findByRole('link', { name: 'Oat & Honey Soap Bar' })).toBeVisible()
    const quantity = cart.getByRole('spinbutton', { name: /Oat & Honey Soap Bar/ })
    await userEvent.clear(quantity)
    await userEvent.type(quantity, '0')
    await userEvent.tab()
    await waitFor(() =>
      expect(cart.queryByRole('link', { name: 'Oat & Honey Soap Bar' })).not.toBeInTheDocument(),
    )
  },
}

/** A page button that adds the soap. */
function AddSoap() {
  const { add } = useCartActions()
  const input = toCartItemInput(getInitialSelection(storySoap))
  const picture = storyProducts.find(({ id }) => id === storySoap.id)?.images[0]
  const addition = input && { input, product: storySoap, picture }
  return (
    <div style={{ padding: '2rem' }}>
      <Button onClick={() => addition && void add(addition)}>Add the soap</Button>
    </div>
  )
}

/** The line of an addition that the service has not confirmed: everything but its amounts. */
export const Pending: Story = {
  render: () => <AddSoap />,
  parameters: { shop: { cart: aCart({ items: [wash] }), additions: 'waiting' } },
  tags: ['posed'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add the soap' }))
    const cart = within(await screen.findByRole('dialog', { name: /^Your bag/ }))
    await expect(await cart.findByRole('link', { name: 'Oat & Honey Soap Bar' })).toBeVisible()
    // The code that keeps the prices of lines may come later than the line.
    await waitFor(() => expect(cart.getAllByText('Updating…').length).toBeGreaterThan(1))
    await expect(cart.getByRole('button', { name: 'Remove Oat & Honey Soap Bar' })).toBeDisabled()
  },
}

/** The service refuses: the drawer closes, the reason appears, and the focus returns to the button. */
export const Refused: Story = {
  render: () => <AddSoap />,
  parameters: { shop: { additions: 'refused' } },
  tags: ['posed'],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Add the soap' })
    await userEvent.click(button)
    const reason = await screen.findByText(/is not available in this quantity/)
    await waitFor(() => expect(reason).toBeVisible())
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() => expect(button).toHaveFocus())
  },
}
