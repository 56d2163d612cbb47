import type { Meta, StoryObj } from '@storybook/react-vite'
import { aSubscription } from '@sorrel/domain/testing'
import { expect, waitFor } from 'storybook/test'
import { NEW_FORM } from '#form/form-shape.ts'
import { StoryFrame } from '#stories/story-frame.tsx'
import { navigate, refresh } from '#stories/story-framework.tsx'
import { inShop, shopStory } from '#stories/shop-story.tsx'
import type { CardDialogState, CardFacts, CardsScreenProps } from './load-cards.ts'
import { CardsScreen } from './cards-screen.tsx'

const meta = {
  title: 'Pages/Account/Cards',
  ...shopStory,
  parameters: { layout: 'fullscreen' },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const visa: CardFacts = {
  id: 'card-1',
  brand: 'Visa',
  last4: '4242',
  expMonth: 8,
  expYear: 2029,
  isDefault: true,
  subscriptions: [
    { id: 's1', name: 'Oat & Honey Soap Bar' },
    { id: 's2', name: 'Laundry Sheets' },
  ],
}
const master: CardFacts = {
  id: 'card-2',
  brand: 'Mastercard',
  last4: '4444',
  expMonth: 3,
  expYear: 2026,
  isDefault: false,
  subscriptions: [],
}

const draw = (
  cards: readonly CardFacts[],
  dialog?: CardDialogState,
  unsaved: CardsScreenProps['unsaved'] = [],
) =>
  inShop(() => (
    <StoryFrame>
      <CardsScreen
        cards={cards}
        unsaved={unsaved}
        now="2026-11-21T09:00:00.000Z"
        dialog={dialog}
        form={NEW_FORM}
      />
    </StoryFrame>
  ))

/** One card pays for subscriptions, another has expired. */
export const Two: Story = {
  render: draw([visa, master]),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Pays 2 subscriptions')).toBeVisible()
    await expect(canvas.getByText('Expired 03/2026')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Make default: card ending in 4444' })).toBeVisible()
  },
}

/** The list shows the result of the change; the page is not loaded again. */
export const MakeDefaultTest: Story = {
  ...Two,
  tags: ['!dev', '!autodocs'],
  parameters: {
    shop: {
      answers: {
        'PUT /store-api/cards/default': {
          done: true,
          cards: [
            { ...visa, isDefault: false },
            { ...master, isDefault: true },
          ],
        },
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Make default: card ending in 4444' }))
    await expect(
      await canvas.findByRole('button', { name: 'Make default: card ending in 4242' }),
    ).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Make default: card ending in 4444' })).toBeNull()
    await expect(canvas.getByText('Pays 2 subscriptions')).toBeVisible()
    await expect(refresh).not.toHaveBeenCalled()
  },
}

/** A card from the checkout pays its subscription, and is not kept for anything else. */
export const FromCheckout: Story = {
  render: draw([], undefined, [aSubscription()]),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Cards of your subscriptions' })).toHaveTextContent(
      'Oat & Honey Soap Bar',
    )
    await expect(canvas.queryByText('No cards yet.')).toBeNull()
  },
}

export const None: Story = {
  render: draw([]),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Add card' })).toBeVisible()
  },
}

/** The fields are checked before anything is sent. */
export const AddWithMistakes: Story = {
  render: draw([], { name: 'add' }),
  tags: ['posed'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Card number'), '4242424242424241')
    await expect(canvas.getByLabelText('Card number')).toHaveValue('4242 4242 4242 4241')
    await expect(canvas.getByText('Visa')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Save card' }))
    await expect(canvas.getByText('Please check 3 fields.')).toBeVisible()
    await expect(canvas.getByLabelText('Card number')).toBeInvalid()
  },
}

export const Edit: Story = {
  render: draw([visa, master], { name: 'edit', id: 'card-2' }),
  parameters: { shop: { answers: { 'PUT /store-api/cards': { done: true, cards: [] } } } },
  tags: ['!test'],
}

export const EditTest: Story = {
  ...Edit,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Expiry date')
    await expect(field).toHaveValue('03/26')
    await userEvent.click(canvas.getByRole('button', { name: 'Save date' }))
    await expect(field).toBeInvalid()
    await userEvent.clear(field)
    await userEvent.type(field, '03/31')
    await userEvent.click(canvas.getByRole('button', { name: 'Save date' }))
    await waitFor(() => expect(navigate).toHaveBeenCalled())
  },
}

/** The subscriptions it pays for are listed and get another card. */
export const DeleteOneInUse: Story = {
  render: draw([visa, { ...master, expYear: 2030 }], { name: 'delete', id: 'card-1' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Laundry Sheets' })).toBeVisible()
    await expect(canvas.getByRole('radio', { name: /Mastercard/ })).toBeChecked()
    await expect(canvas.getByRole('button', { name: 'Delete card' })).toBeVisible()
  },
}

/** The only card cannot be deleted while a subscription is paid with it. */
export const DeleteTheOnlyOne: Story = {
  render: draw([visa], { name: 'delete', id: 'card-1' }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Delete card' })).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Add card' })).toBeVisible()
  },
}
