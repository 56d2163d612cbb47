import type { Meta, StoryObj } from '@storybook/react-vite'
import { type Menu, parseMenus, parseStoreSettings, SOCIAL_NETWORKS } from '@sorrel/contracts/settings'
import { createMessages } from '@sorrel/i18n/message'
import { getMessages } from '@sorrel/i18n/messages'
import { expect } from 'storybook/test'
import { ConsentProvider } from '#features/consent/index.ts'
import { inShop, shopStory } from '#stories/shop-story.tsx'
import { Footer } from './footer.tsx'

const menus: readonly Menu[] = parseMenus({
  sections: [
    {
      id: 'footer',
      items: [
        {
          type: 'column',
          items: [
            { type: 'heading', name: 'Shop' },
            { type: 'category', name: 'Gifts', value: { slug: 'gifts' } },
          ],
        },
      ],
    },
    { id: 'footer-secondary', items: [{ type: 'home', name: 'Home' }] },
  ],
})

const toStory = (footer: object): Story['render'] =>
  inShop((shop) => (
    <ConsentProvider>
      <Footer
        store={{
          settings: parseStoreSettings({
            store: { name: 'Sorrel' },
            values: {
              footer,
              social_links: Object.fromEntries(
                SOCIAL_NETWORKS.map((network) => [
                  network,
                  { show: true, url: `https://example.com/${network}` },
                ]),
              ),
            },
          }),
          menus,
          t: createMessages({ locale: shop.locale, messages: getMessages(shop.locale) }),
        }}
        shop={shop}
        year={2026}
        poweredBy="Sorrel Storefront"
      />
    </ConsentProvider>
  ))

const meta = { title: 'Patterns/Footer', ...shopStory, parameters: { layout: 'fullscreen' } } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** All eight networks, the ways to pay, the small print with who powers it. */
export const Whole: Story = {
  render: toStory({ show_payments: true, newsletter_text: 'One letter a month.' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Follow us' }).children).toHaveLength(8)
    await expect(canvas.getByRole('list', { name: 'Ways to pay' })).toBeVisible()
    await expect(await canvas.findByRole('heading', { name: "Let's keep in touch." })).toBeVisible()
    await expect(canvas.getByText('One letter a month.')).toBeVisible()
    await expect(canvas.getByText(/© 2026 Sorrel.*Powered by Sorrel Storefront/)).toBeVisible()
  },
}

/** What the merchant switched off is not there. */
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
