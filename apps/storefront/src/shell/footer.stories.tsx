import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { ConsentProvider } from '#features/consent/index.ts'
import { inShop, shopStory } from '#stories/shop-story.tsx'
import { createStoryStore } from '#stories/story-store.ts'
import { Footer, getFooterColumns } from './footer.tsx'

const toStory = (footer: object, menus?: readonly object[]): Story['render'] =>
  inShop((shop) => {
    const store = createStoryStore({ locale: shop.locale, footer, menus })
    return (
      <ConsentProvider>
        <Footer
          store={store}
          columns={getFooterColumns(store, shop.toHref)}
          year={2026}
          poweredBy="Sorrel Storefront"
        />
      </ConsentProvider>
    )
  })

const meta = { title: 'Patterns/Footer', ...shopStory, parameters: { layout: 'fullscreen' } } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** Links, newsletter, social networks, payment methods and the small print. */
export const Whole: Story = {
  render: toStory({ copyright_text: undefined, payment_methods: 'PayPal, Visa' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Follow us' }).children).toHaveLength(5)
    const marks = within(canvas.getByRole('list', { name: 'Ways to pay' })).getAllByRole('img')
    await expect(marks.map((mark) => mark.getAttribute('alt'))).toEqual(['Visa', 'PayPal'])
    await expect(await canvas.findByRole('heading', { name: "Let's keep in touch." })).toBeVisible()
    await expect(canvas.getByText(/^One letter a month/)).toBeVisible()
    await expect(canvas.getByText(/© 2026 Sorrel.*Powered by Sorrel Storefront/)).toBeVisible()
  },
}

/** What the merchant turned off is left out. */
export const Bare: Story = {
  render: toStory({
    show_payments: false,
    show_socials: false,
    show_newsletter: false,
    copyright_text: '© Us',
  }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list', { name: 'Follow us' })).toBeNull()
    await expect(canvas.queryByRole('list', { name: 'Ways to pay' })).toBeNull()
    await expect(canvas.queryByRole('textbox')).toBeNull()
    await expect(canvas.getByText(/© Us Powered by Sorrel Storefront/)).toBeVisible()
  },
}

/** Without the newsletter, the links use its space. */
export const WithoutNewsletter: Story = { render: toStory({ show_newsletter: false }) }

/** A store without menus. */
export const WithoutMenus: Story = { render: toStory({}, []) }

const long = [
  'Über unsere Werkstatt und die Menschen darin',
  'Versandkostenaufstellung',
  'Rücksendung und Widerrufsbelehrung',
]

/** Long German links. */
export const LongNames: Story = {
  render: toStory({}, [
    {
      id: 'footer',
      items: ['Unternehmen', 'Kundenbetreuung', 'Nachfüllgemeinschaft'].map((name) => ({
        type: 'column',
        items: [
          { type: 'heading', name },
          ...long.map((link) => ({ type: 'url', name: link, value: '/about' })),
        ],
      })),
    },
  ]),
}
