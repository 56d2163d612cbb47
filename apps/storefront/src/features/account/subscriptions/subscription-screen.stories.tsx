import type { Meta, StoryObj } from '@storybook/react-vite'
import { aBillingSchedule, anAddress, anOrder, anOrderItem, aSubscription } from '@sorrel/domain/testing'
import { expect, screen, waitFor, within } from 'storybook/test'
import { NEW_FORM } from '#form/form-shape.ts'
import { StoryFrame } from '#stories/story-frame.tsx'
import { refresh } from '#stories/story-framework.tsx'
import { inShop, shopStory } from '#stories/shop-story.tsx'
import { storyMedia } from '#stories/story-products.ts'
import type { SubscriptionFacts } from './load-subscription.ts'
import { SubscriptionScreen } from './subscription-screen.tsx'
import type { ChangeDialogState, ChangeName } from './changes.ts'

const meta = {
  title: 'Pages/Account/Subscription',
  ...shopStory,
  parameters: { layout: 'fullscreen' },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const soap = aSubscription({
  name: 'Oat & Honey Soap Bar',
  variantName: 'Lavender',
  variantId: 'lavender',
  quantity: 2,
  planId: 'Every month',
  planName: 'Every month',
  plans: [
    { id: 'Every month', interval: 'monthly', intervalCount: 1 },
    { id: 'Every 2 months', interval: 'monthly', intervalCount: 2 },
  ],
  recurringTotal: 20.2,
  items: [
    anOrderItem({
      id: 'item-1',
      name: 'Cleaning Tablets',
      price: 8.5,
      image: storyMedia('cleaning-tablets-1', ''),
    }),
  ],
  image: storyMedia('oat-honey-soap-bar-1', ''),
})

const plan = (name: string, interval: 'weekly' | 'monthly', intervalCount: number, price: number) => ({
  id: name,
  value: `${name}/${interval}-${intervalCount}`,
  name,
  price,
  interval,
  intervalCount,
})

const choice = (value: string, name: string, price: number, image?: string) => ({
  value,
  name,
  price,
  extra: 0,
  ...(image && { image: storyMedia(image, '') }),
})

const facts: SubscriptionFacts = {
  subscription: soap,
  now: '2026-11-21T09:00:00.000Z',
  cards: [
    { id: 'card-1', brand: 'Visa', last4: '4242', expMonth: 8, expYear: 2029, isDefault: true },
    { id: 'card-2', brand: 'Mastercard', last4: '4444', expMonth: 11, expYear: 2028, isDefault: false },
    { id: 'card-3', brand: 'Visa', last4: '1881', expMonth: 3, expYear: 2025, isDefault: false },
  ],
  addresses: [
    { ...anAddress(), id: 'address-1', firstName: 'Robin', lastName: 'Hale', isDefault: true },
    {
      ...anAddress({ address1: '3 Harbour Street', city: 'Leith' }),
      id: 'address-2',
      firstName: 'Robin',
      lastName: 'Hale',
      isDefault: false,
    },
  ],
  otherCount: 2,
  offers: {
    search: '',
    own: {
      id: soap.productId,
      name: soap.name,
      choices: [],
      plans: [plan('Every month', 'monthly', 1, 5.85), plan('Every 2 months', 'monthly', 2, 6.2)],
      variants: [
        { id: 'oat', name: 'Oat & Honey' },
        { id: 'lavender', name: 'Lavender' },
      ],
    },
    swaps: [
      {
        id: 'sheets',
        name: 'Laundry Sheets',
        plans: [plan('Every month', 'monthly', 1, 11.7)],
        variants: [],
        choices: [choice('sheets//', '', 13, 'laundry-sheets-1')],
      },
      {
        id: 'shampoo',
        name: 'Solid Shampoo Bar',
        plans: [plan('Every week', 'weekly', 1, 10), plan('Every 2 months', 'monthly', 2, 10.8)],
        variants: [
          { id: 'rosemary', name: 'Rosemary' },
          { id: 'fig', name: 'Fig' },
        ],
        choices: [
          choice('shampoo/rosemary/', 'Rosemary', 12, 'solid-shampoo-bar-1'),
          choice('shampoo/fig/', 'Fig', 12, 'solid-shampoo-bar-1'),
        ],
      },
    ],
    additions: [
      {
        id: 'dish',
        name: 'Dish Soap Block',
        plans: [],
        variants: [],
        choices: [choice('dish//', '', 10, 'dish-soap-block-1')],
      },
      {
        id: 'brush',
        name: 'Coconut Scrub Brush',
        plans: [],
        variants: [],
        choices: [choice('brush//', '', 7.5, 'coconut-scrub-brush-1')],
      },
    ],
  },
}

const draw = (change: Partial<SubscriptionFacts['subscription']> = {}, dialog?: ChangeDialogState) => {
  const given = { ...facts, subscription: { ...soap, ...change } }
  return inShop(() => (
    <StoryFrame>
      <SubscriptionScreen facts={given} orders={[anOrder()]} dialog={dialog} form={NEW_FORM} />
    </StoryFrame>
  ))
}

/** The next payment comes first. */
export const Active: Story = {
  render: draw(),
  play: async ({ canvas }) => {
    const next = canvas.getByRole('region', { name: 'Next payment' })
    await expect(next).toHaveTextContent('£20.20')
    await expect(next).toHaveTextContent('1 December 2026')
    await expect(canvas.getByRole('link', { name: /^Cancel subscription/ })).toBeVisible()
  },
}

export const Trial: Story = {
  render: draw({ status: 'trial', trial: true, dateTrialEnd: '2026-12-01T09:00:00.000Z' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('10 days of your free trial left')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: /^Skip/ })).toBeNull()
  },
}

export const Paused: Story = {
  render: draw({ status: 'paused', datePauseEnd: '2026-12-24T00:00:00.000Z' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Next payment' })).toHaveTextContent('1 January 2027')
    await expect(canvas.getByRole('link', { name: /^Resume/ })).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^Change the end of the pause/ })).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^Edit plan/ })).toBeVisible()
  },
}

/** A skipped delivery is a pause to the service; here it runs, and everything else can still be changed. */
export const Skipped: Story = {
  render: draw({ status: 'paused', datePauseEnd: '2027-01-01T09:00:00.000Z' }),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Next one skipped')).toBeVisible()
    await expect(canvas.getByRole('region', { name: 'Next payment' })).toHaveTextContent(
      '1 January 20271 December 2026 is skipped',
    )
    await expect(canvas.getByRole('link', { name: /^Skip the next one/ })).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^Edit plan/ })).toBeVisible()
    await expect(await open(canvasElement, 'unskip')).toHaveTextContent('£20.20 · 1 December 2026')
  },
}

export const PastDue: Story = {
  render: draw({
    status: 'pastdue',
    datePeriodEnd: '2026-11-01T09:00:00.000Z',
    datePaymentRetry: '2026-11-24T09:00:00.000Z',
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('due since 1 November 2026')).toBeVisible()
    await expect(canvas.getByText(/we try your card again on 24 November 2026/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Pay now' })).toBeVisible()
  },
}

/** Cancelled at the end of the paid period: it shows the date and can be kept. */
export const Ending: Story = {
  render: draw({ isEnding: true }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Next payment' })).toHaveTextContent(
      'No payment plannedEnds on 1 December 2026',
    )
    await expect(canvas.getByRole('link', { name: /^Keep subscription/ })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: /^Edit plan/ })).toBeNull()
  },
}

export const Ended: Story = {
  render: draw({ status: 'canceled', dateCanceled: '2026-11-11T09:00:00.000Z' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Cancelled on 11 November 2026')).toBeVisible()
    await expect(canvas.getByText('Deliveries start again, and we charge straight away')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Subscribe again' })).toBeVisible()
  },
}

/** Billed every three months, sent every month, twelve times. */
export const Limited: Story = {
  render: draw({
    billingSchedule: aBillingSchedule({ interval: 'monthly', intervalCount: 3 }),
    orderSchedule: { interval: 'monthly', intervalCount: 1, limit: 12, limitCurrent: 4 },
    dateOrderPeriodEnd: '2026-12-13T09:00:00.000Z',
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4 of 12')).toBeVisible()
    await expect(canvas.getByText('13 December 2026')).toBeVisible()
  },
}

/** Opens the question before a change and gives its dialog. */
async function open(canvasElement: HTMLElement, change: ChangeName): Promise<HTMLElement> {
  const link = canvasElement.querySelector<HTMLElement>(`[data-change="${change}"]`)
  link?.click()
  return screen.findByRole('alertdialog')
}

export const AskBeforeCancel: Story = {
  render: draw(),
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement, 'cancel')
    await expect(dialog).toHaveTextContent('The payment of £20.20 on 1 December 2026 will not be taken.')
    const [later, now] = [
      screen.getByRole('radio', { name: /At the end of the paid period/ }),
      screen.getByRole('radio', { name: /Now/ }),
    ]
    await expect(later).toBeChecked()
    await expect(now).toBeEnabled()
    await expect(dialog).toHaveTextContent('On 1 December 2026.')
    await expect(dialog).toHaveTextContent('Today, 21 November 2026.')
    const [yes, no] = [
      screen.getByRole('button', { name: 'Cancel subscription' }),
      screen.getByRole('button', { name: 'Not now' }),
    ]
    await expect(yes.offsetHeight).toBeGreaterThanOrEqual(no.offsetHeight)
  },
}

export const AskBeforeSkip: Story = {
  render: draw(),
  parameters: {
    shop: {
      answers: {
        'POST /store-api/pause-subscription': {
          paused: true,
          subscription: { ...soap, status: 'paused', datePauseEnd: '2027-01-01T09:00:00.000Z' },
        },
      },
    },
  },
  tags: ['posed'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const dialog = await open(canvasElement, 'skip')
    await expect(dialog).toHaveTextContent('£20.20 · 1 January 2027')
    await userEvent.click(screen.getByRole('button', { name: 'Skip it' }))
    await waitFor(() =>
      expect(screen.getByText('Skipped. The next payment is on 1 January 2027.')).toBeVisible(),
    )
    await expect(canvas.getByText('Next one skipped')).toBeVisible()
    await expect(canvas.getByRole('region', { name: 'Next payment' })).toHaveTextContent('1 January 2027')
    await expect(refresh).not.toHaveBeenCalled()
  },
}

export const AskBeforePause: Story = {
  render: draw(),
  tags: ['posed'],
  play: async ({ canvasElement, userEvent }) => {
    const dialog = await open(canvasElement, 'pause')
    await expect(dialog).toHaveTextContent('Nothing is charged until you resume it.')
    await userEvent.type(screen.getByLabelText('Resume on'), '2026-12-24')
    await expect(dialog).toHaveTextContent('£20.20 · 1 January 2027')
  },
}

export const AskBeforeResume: Story = {
  render: draw({ status: 'paused' }),
  play: async ({ canvasElement }) => {
    await expect(await open(canvasElement, 'resume')).toHaveTextContent('£20.20 · 1 December 2026')
  },
}

export const ChoosePlan: Story = {
  render: draw(),
  tags: ['posed'],
  play: async ({ canvasElement, userEvent }) => {
    const dialog = await open(canvasElement, 'edit-plan')
    await userEvent.click(screen.getByRole('radio', { name: /Every 2 months/ }))
    await expect(dialog).toHaveTextContent('£20.90')
    await expect(dialog).toHaveTextContent('£20.20 until now')
  },
}

export const ChooseDetails: Story = {
  render: draw(),
  tags: ['posed'],
  play: async ({ canvasElement, userEvent }) => {
    const dialog = await open(canvasElement, 'edit-details')
    await userEvent.click(screen.getByRole('button', { name: 'One more' }))
    await expect(dialog).toHaveTextContent('£26.05')
    await expect(screen.getByRole('combobox')).toHaveValue('lavender')
  },
}

export const ChooseAnotherProduct: Story = {
  render: draw(),
  tags: ['posed'],
  play: async ({ canvasElement, userEvent }) => {
    const dialog = await open(canvasElement, 'replace')
    const radios = screen.getAllByRole('radio')
    for (const radio of radios) await expect(radio).not.toBeChecked()
    await expect(radios[0]).toHaveAccessibleName(/Laundry Sheets/)
    await userEvent.click(screen.getByRole('button', { name: 'Swap product' }))
    await expect(await screen.findAllByText('Please fill out this field')).not.toHaveLength(0)
    await userEvent.click(screen.getByRole('radio', { name: /Fig/ }))
    await expect(dialog).toHaveTextContent('Now: 2 × Oat & Honey Soap Bar')
    await expect(dialog).toHaveTextContent('Then: 2 × Solid Shampoo Bar, Fig, Every 2 months')
    await expect(dialog).toHaveTextContent('£30.10')
  },
}

/** The current address can’t be chosen again. */
export const ChooseAddress: Story = {
  render: draw(),
  play: async ({ canvasElement }) => {
    await open(canvasElement, 'change-address')
    await expect(screen.getByRole('radio', { name: /it goes there now/ })).toBeDisabled()
    await expect(screen.getByRole('radio', { name: /3 Harbour Street/ })).toBeChecked()
    await expect(
      screen.getByRole('checkbox', { name: 'Send my 2 other subscriptions there too' }),
    ).not.toBeChecked()
  },
}

export const ChangeQuantityOfItem: Story = {
  render: draw(),
  tags: ['posed'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Change quantity of Cleaning Tablets' }))
    const dialog = await screen.findByRole('alertdialog')
    await userEvent.click(screen.getByRole('button', { name: 'Save quantity' }))
    await waitFor(() => expect(screen.getAllByText(/It is like this already/).at(-1)).toBeVisible())
    await userEvent.click(screen.getByRole('button', { name: 'One more' }))
    await expect(dialog).toHaveTextContent('£28.70')
  },
}

export const ChooseAddition: Story = {
  render: draw(),
  parameters: { shop: { answers: { 'POST /store-api/add-invoice-item': 502 } } },
  tags: ['posed'],
  play: async ({ canvasElement, userEvent }) => {
    const dialog = await open(canvasElement, 'add-item')
    await userEvent.click(screen.getByRole('radio', { name: /Dish Soap Block/ }))
    await expect(dialog).toHaveTextContent('£30.20')
    await userEvent.click(screen.getByRole('button', { name: 'Add product' }))
    await waitFor(() =>
      expect(screen.getByText('Something went wrong, please try again later')).toBeVisible(),
    )
  },
}

export const AskBeforeRemoving: Story = {
  render: draw(),
  tags: ['posed'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Remove Cleaning Tablets' }))
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent('£11.70')
  },
}

/** A discount is shown with the goods; the effect of a change is shown before it is made. */
function getTextStart(element: Element): number {
  const text = document.createRange()
  text.selectNodeContents(element)
  return text.getBoundingClientRect().left
}

export const Discounted: Story = {
  render: draw({ couponCode: 'WELCOME10', discountTotal: 2.02, recurringTotal: 18.18 }),
  parameters: { shop: { answers: { 'POST /store-api/apply-subscription-coupon': 409 } } },
  tags: ['!test'],
}

export const DiscountedTest: Story = {
  ...Discounted,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const lines = canvas.getByRole('region', { name: 'Each time' })
    await expect(lines).toHaveTextContent('Discount WELCOME10')
    await expect(lines).toHaveTextContent('-£2.02')
    await expect(lines).toHaveTextContent('£18.18')
    const remove = within(lines).getByRole('link', { name: /^Remove .*WELCOME10/ })
    await expect(getTextStart(remove)).toBe(remove.parentElement?.getBoundingClientRect().left)
    await open(canvasElement, 'coupon')
    await userEvent.type(screen.getByRole('textbox', { name: /^Discount code/ }), 'spring')
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }))
    await waitFor(() => expect(screen.getByText('This code does not work.')).toBeVisible())
    await userEvent.click(screen.getByRole('button', { name: 'Not now' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    const dialog = await open(canvasElement, 'edit-details')
    await userEvent.click(screen.getByRole('button', { name: 'One more' }))
    await expect(dialog).toHaveTextContent('The discount of WELCOME10 still comes off.')
  },
}

export const ChooseCard: Story = {
  render: draw({ status: 'pastdue', datePeriodEnd: '2026-11-01T09:00:00.000Z' }),
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement, 'change-card')
    await expect(dialog).toHaveTextContent('We charge the missing payment of £20.20 straight away.')
    await expect(screen.getByRole('radio', { name: /1881/ })).toBeDisabled()
  },
}

/** Without script the question is a page. */
export const AskedByAddress: Story = {
  render: draw({}, { name: 'cancel' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Cancel this subscription?')
    await expect(canvas.getByRole('link', { name: 'Not now' })).toBeVisible()
  },
}
