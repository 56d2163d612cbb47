import type { Meta, StoryObj } from '@storybook/react-vite'
import type { SavedAddress } from '@sorrel/commerce/account'
import { routes } from '@sorrel/contracts/routes'
import { parseStoreSettings } from '@sorrel/contracts/settings'
import type { Subscription } from '@sorrel/domain/subscriptions'
import { aCard, anAccount, anAddress, anOrder, anOrderItem, aSubscription } from '@sorrel/domain/testing'
import type { ReactNode } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { ConsentProvider } from '#features/consent/index.ts'
import { NEW_FORM } from '#form/form-shape.ts'
import { inShop, shopStory } from '#stories/shop-story.tsx'
import { load, refresh } from '#stories/story-framework.tsx'
import { storyMedia } from '#stories/story-products.ts'
import { AddressesScreen } from './addresses/addresses-screen.tsx'
import type { AddressTask } from './addresses/load-addresses.ts'
import { AccountNotFound, AccountUnavailable } from './layout/account-problems.tsx'
import { AccountFrame } from './layout/account-frame.tsx'
import { AccountShell } from './layout/account-shell.tsx'
import type { OrderReviewRequest } from './orders/load-orders.ts'
import { OrderScreen } from './orders/order-screen.tsx'
import { OrdersScreen } from './orders/orders-screen.tsx'
import type { OverviewScreenProps } from './overview/load-overview.ts'
import { OverviewScreen } from './overview/overview-screen.tsx'
import { ProfileScreen } from './profile/profile-screen.tsx'
import { SubscriptionsScreen } from './subscriptions/subscriptions-screen.tsx'

const meta = {
  title: 'Pages/Account',
  ...shopStory,
  parameters: { layout: 'fullscreen', shop: { pathname: routes.orders() } },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const NOW = '2026-11-21T09:00:00.000Z'

const account = anAccount({
  name: 'Emily Hart',
  firstName: 'Emily',
  lastName: 'Hart',
  email: 'emily@example.com',
})
const soap = anOrderItem({ image: storyMedia('oat-honey-soap-bar-1', '') })
const order = anOrder({
  id: 'order-1',
  number: 'S10302',
  status: 'delivery_pending',
  items: [soap],
  comments: 'Please leave it with the neighbour.',
  refunds: [{ amount: 6.5, currency: 'GBP', dateCreated: '2026-11-20T10:00:00Z' }],
  shipments: [{ dateCreated: '2026-11-12T10:00:00Z', carrierName: 'Royal Mail', trackingCode: 'RM123' }],
  shipping: { ...anAddress(), serviceName: 'Standard delivery', price: 0 },
  billing: { ...anAddress(), method: 'card', card: aCard() },
})
const address: SavedAddress = {
  ...anAddress(),
  id: 'address-1',
  firstName: 'Emily',
  lastName: 'Hart',
  isDefault: true,
}
const other: SavedAddress = { ...address, id: 'address-2', name: 'Margaret Hart', isDefault: false }

/** The page with the account's layout around it. */
const inAccount = (draw: () => ReactNode) =>
  inShop(() => (
    <ConsentProvider>
      <AccountFrame account={account}>
        <AccountShell settings={parseStoreSettings({ store: { name: 'Sorrel' } })} hasReviews>
          {draw()}
        </AccountShell>
      </AccountFrame>
    </ConsentProvider>
  ))

const drawAddresses = (task: AddressTask, addresses: readonly SavedAddress[] = [address, other]) =>
  inAccount(() => (
    <AddressesScreen
      addresses={addresses}
      task={task}
      countries={[
        { value: 'GB', label: 'United Kingdom' },
        { value: 'DE', label: 'Germany' },
        { value: 'US', label: 'United States' },
      ]}
      homeCountry="GB"
    />
  ))

export const Orders: Story = {
  render: inAccount(() => (
    <OrdersScreen
      orders={[order, anOrder({ id: 'order-2', items: [soap] })]}
      now={NOW}
      page={1}
      pageCount={3}
    />
  )),
  parameters: { shop: { pathname: routes.orders(), answers: { 'POST /store-api/logout': {} } } },
  tags: ['!test'],
}

export const OrdersTest: Story = {
  ...Orders,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const [current] = canvas.getAllByRole('link', { current: 'page' })
    await expect(current).toHaveAttribute('href', routes.orders())
    await expect(canvas.getByRole('link', { name: 'Page 2' })).toHaveAttribute('href', routes.orders(2))
    const [logOut] = canvas.getAllByRole('button', { name: 'Log out' })
    if (current && logOut?.checkVisibility()) {
      await expect(getIconStart(logOut)).toBe(getIconStart(current))
      await userEvent.click(logOut)
      await waitFor(() => expect(load).toHaveBeenCalledWith('/'))
    }
  },
}

const getIconStart = (control: Element) => control.querySelector('svg')?.getBoundingClientRect().left

const drawOrder = (shown: typeof order, reviewRequest?: OrderReviewRequest) =>
  inAccount(() => (
    <OrderScreen
      order={shown}
      subscriptionId="subscription-1"
      now={NOW}
      supportEmail="hello@example.com"
      hasReviews
      reviewRequest={reviewRequest}
    />
  ))

export const NoOrders: Story = {
  render: inAccount(() => <OrdersScreen orders={[]} now={NOW} page={1} pageCount={1} />),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Orders and returns')
    await expect(canvas.getByRole('heading', { level: 2, name: 'No orders yet.' })).toBeVisible()
  },
}

/** Nothing was sent, so nothing can be returned. */
export const CanceledOrder: Story = {
  render: drawOrder({ ...order, status: 'canceled', shipments: [] }),
  parameters: { shop: { pathname: routes.order('order-1') } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('S10302')
    await expect(canvas.queryByRole('heading', { name: 'Returns' })).toBeNull()
  },
}

/** While an order is on hold, the page says why and whom to ask, instead of offering to buy it again. */
export const AwaitedOrder: Story = {
  render: drawOrder({ ...order, status: 'payment_pending', shipments: [] }),
  parameters: { shop: { pathname: routes.order('order-1') } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Waiting for payment', { selector: '[data-tone]' })).toBeVisible()
    const mail = new URL(canvas.getByRole('link', { name: 'Write to us' }).getAttribute('href') ?? '')
    await expect(mail.searchParams.get('subject')).toBe('Order S10302')
    await expect(canvas.queryByRole('button', { name: 'Buy again' })).toBeNull()
    await expect(canvas.queryByRole('heading', { name: 'Returns' })).toBeNull()
  },
}

/** Buying again names the products that are out of stock. */
export const Order: Story = {
  render: drawOrder(order),
  parameters: {
    shop: {
      pathname: routes.order('order-1'),
      answers: { 'POST /store-api/buy-again': { added: 2, missing: ['Reed Diffuser'] } },
    },
  },
  tags: ['!test'],
}

export const OrderTest: Story = {
  ...Order,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const [delivery, billing] = ['Delivery address', 'Billing address'].map((name) =>
      canvas.getByRole('region', { name }).getBoundingClientRect(),
    )
    await expect(billing?.height).toBe(delivery?.height)
    await userEvent.type(canvas.getByLabelText('Reason for the return'), 'Too large')
    const mail = new URL(canvas.getByRole('link', { name: 'Request a return' }).getAttribute('href') ?? '')
    await expect(mail.searchParams.get('subject')).toContain('S10302')
    await expect(mail.searchParams.get('body')).toContain('Too large')
    await userEvent.click(canvas.getByRole('button', { name: 'Buy again' }))
    await expect(await canvas.findByText(/Reed Diffuser/)).toBeVisible()
  },
}

/** For an order that has not arrived yet, the customer can ask for a reminder to review it. */
export const OrderToAskAbout: Story = {
  render: drawOrder(order, { days: 14, email: 'emily@example.com', state: NEW_FORM }),
  parameters: { shop: { pathname: routes.order('order-1') } },
  tags: ['!test'],
}

export const OrderToAskAboutTest: Story = {
  ...OrderToAskAbout,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const wish = within(canvas.getByRole('region', { name: 'Remind me to review' }))
    await expect(wish.getByText(/emily@example\.com/)).toBeVisible()
    const box = wish.getByRole('checkbox', { name: /14 days after my order has arrived/ })
    await userEvent.click(box)
    await expect(box).toBeChecked()
    await expect(wish.getByRole('button', { name: 'Save my choice' })).toBeVisible()
  },
}

const drawOverview = (shown: Partial<OverviewScreenProps> = {}) =>
  inAccount(() => (
    <OverviewScreen
      firstName="Emily"
      owed={[]}
      next={aSubscription({ image: storyMedia('oat-honey-soap-bar-1', ''), items: [soap] })}
      otherCount={2}
      lastOrder={order}
      now={NOW}
      {...shown}
    />
  ))

/** What comes next, with the most common actions. */
export const Overview: Story = {
  render: drawOverview(),
  parameters: { shop: { pathname: routes.account() } },
  play: async ({ canvas }) => {
    const next = canvas.getByRole('region', { name: 'Next delivery' })
    await expect(next).toHaveTextContent('1 December 2026')
    await expect(canvas.getByRole('link', { name: 'Skip: Oat & Honey Soap Bar' })).toHaveAttribute(
      'href',
      '/account/subscriptions/subscription-1?change=skip',
    )
    await expect(canvas.getByRole('region', { name: 'Last order' })).toHaveTextContent('S10302')
    const [current] = canvas.getAllByRole('link', { current: 'page' })
    await expect(current).toHaveAttribute('href', '/account')
  },
}

/** A payment that failed comes first. */
export const OverviewWithFailedPayment: Story = {
  render: drawOverview({
    owed: [
      aSubscription({
        id: 'owed',
        name: 'Laundry Sheets',
        status: 'pastdue',
        datePaymentRetry: '2026-12-01T09:00:00.000Z',
      }),
    ],
  }),
  parameters: { shop: { pathname: routes.account() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/we try your card again on 1 December 2026/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Pay now' })).toHaveAttribute(
      'href',
      '/account/subscriptions/owed?change=change-card',
    )
  },
}

export const EmptyOverview: Story = {
  render: drawOverview({ next: undefined, otherCount: 0, lastOrder: undefined }),
  parameters: { shop: { pathname: routes.account() } },
}

const drawSubscriptions = (subscriptions: readonly Subscription[]) =>
  inAccount(() => <SubscriptionsScreen isAwaited={false} subscriptions={subscriptions} now={NOW} />)

/** Subscriptions that need the customer come first, ended ones last. */
export const Subscriptions: Story = {
  render: drawSubscriptions([
    aSubscription({
      id: 'subscription-1',
      name: 'Deodorant Balm',
      image: storyMedia('deodorant-balm-1', ''),
      status: 'canceled',
    }),
    aSubscription({ id: 'subscription-2', image: storyMedia('oat-honey-soap-bar-1', '') }),
    aSubscription({
      id: 'subscription-3',
      name: 'Laundry Sheets',
      image: storyMedia('laundry-sheets-1', ''),
      status: 'pastdue',
    }),
  ]),
  parameters: { shop: { pathname: routes.subscriptions() } },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('article')
    await expect(first).toHaveTextContent('Laundry Sheets')
    await expect(canvas.getByRole('region', { name: 'Past subscriptions' })).toHaveTextContent(
      'Deodorant Balm',
    )
  },
}

export const NoSubscriptions: Story = {
  render: drawSubscriptions([]),
  parameters: { shop: { pathname: routes.subscriptions() } },
}

export const Addresses: Story = { render: drawAddresses({ kind: 'list' }) }

/** The list shows the result of each change; the page is not loaded again. */
export const ChangeAddressesTest: Story = {
  ...Addresses,
  tags: ['!dev', '!autodocs'],
  parameters: {
    shop: {
      answers: {
        'PUT /store-api/addresses/default': {
          done: true,
          addresses: [
            { ...address, isDefault: false },
            { ...other, isDefault: true },
          ],
        },
        'DELETE /store-api/addresses': { done: true, addresses: [{ ...other, isDefault: true }] },
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    const getDeletes = () => canvas.getAllByRole('link', { name: /^Delete/ })
    await userEvent.click(canvas.getByRole('button', { name: 'Make default: the address of Margaret Hart' }))
    await expect(await canvas.findByRole('button', { name: /^Make default/ })).not.toHaveAccessibleName(
      /Margaret/,
    )
    await userEvent.click(getDeletes()[0] ?? canvas.getByRole('main'))
    await userEvent.click(await screen.findByRole('button', { name: 'Delete address' }))
    await waitFor(() => expect(getDeletes()).toHaveLength(1))
    await expect(refresh).not.toHaveBeenCalled()
  },
}

export const NoAddresses: Story = { render: drawAddresses({ kind: 'list' }, []) }

/** The country decides which fields there are and what they are called. */
export const NewAddress: Story = {
  render: drawAddresses({ kind: 'add', form: NEW_FORM, next: undefined }),
  tags: ['!test'],
}

export const NewAddressTest: Story = {
  ...NewAddress,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByLabelText(/^County/)).toBeVisible()
    await userEvent.selectOptions(canvas.getByLabelText('Country'), 'DE')
    await expect(canvas.queryByLabelText(/^County/)).toBeNull()
    await userEvent.selectOptions(canvas.getByLabelText('Country'), 'US')
    await expect(canvas.getByLabelText('State')).toBeRequired()
    await userEvent.click(canvas.getByRole('button', { name: 'Save address' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('ZIP code')
  },
}

/** The question for browsers without script. */
export const DeleteAddress: Story = { render: drawAddresses({ kind: 'delete', address }) }

export const Profile: Story = {
  render: inAccount(() => (
    <ProfileScreen
      account={account}
      details={{ ...NEW_FORM, values: { firstName: 'Emily', lastName: 'Hart', emailOptin: 'on' } }}
      email={NEW_FORM}
      password={NEW_FORM}
      supportEmail="hello@example.com"
    />
  )),
}

/** Page and menu show the result of the change; nothing is loaded again. */
export const ProfileTest: Story = {
  ...Profile,
  tags: ['!dev', '!autodocs'],
  parameters: {
    shop: {
      answers: {
        'POST /store-api/profile': { account: { ...account, name: 'Emily Stone', lastName: 'Stone' } },
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save profile' }))
    await expect((await canvas.findAllByText('Emily Stone')).length).toBeGreaterThan(0)
    await expect(refresh).not.toHaveBeenCalled()
  },
}

export const Unavailable: Story = {
  render: inAccount(() => <AccountUnavailable onRetry={fn()} />),
}

/** Shown both for a record that does not exist and for one of another customer. */
export const NotFound: Story = {
  render: inAccount(() => <AccountNotFound />),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'All orders' })).toHaveAttribute('href', routes.orders())
  },
}
