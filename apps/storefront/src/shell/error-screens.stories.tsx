import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { UnavailableList } from '#features/catalog/index.ts'
import { ProductPlaceholder } from '#features/product/index.ts'
import { shopStory } from '#stories/shop-story.tsx'
import { ErrorDocument } from './error-document.tsx'
import { NotFoundScreen } from './not-found-screen.tsx'
import { UnavailableScreen } from './unavailable-screen.tsx'

const retry = fn()

const meta = {
  title: 'Pages/Errors',
  ...shopStory,
  parameters: { layout: 'fullscreen' },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const pressRefresh: Story['play'] = async ({ canvas }) => {
  retry.mockClear()
  await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }))
  await expect(retry).toHaveBeenCalledOnce()
}

export const Unavailable: Story = {
  render: () => <UnavailableScreen onRetry={retry} reference="3f9c2a71" />,
  tags: ['!test'],
}

export const UnavailableTest: Story = {
  ...Unavailable,
  tags: ['!dev', '!autodocs'],
  play: async (context) => {
    const { canvas } = context
    await expect(canvas.getByRole('heading', { level: 1, name: 'Page unavailable' })).toBeVisible()
    await expect(canvas.getByText('Reference 3f9c2a71')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/')
    await pressRefresh(context)
  },
}

export const NotFound: Story = {
  render: () => <NotFoundScreen />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
    await expect(canvas.getByPlaceholderText('Search the shop')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Bath & Body' })).toHaveAttribute(
      'href',
      '/categories/bath-body',
    )
  },
}

/** If the store's categories are unknown, the suggestions are in the customer's language. */
export const NotFoundInFrench: Story = {
  render: () => <NotFoundScreen />,
  globals: { locale: 'fr' },
  play: async ({ canvas }) => {
    const way = canvas.getByRole('link', { name: 'Bain et corps' })
    await expect(way).toHaveAttribute('href', '/fr/categories/bath-body')
  },
}

export const Product: Story = {
  render: () => <ProductPlaceholder onRetry={retry} reference="3f9c2a71" />,
  tags: ['!test'],
}

export const ProductTest: Story = {
  ...Product,
  tags: ['!dev', '!autodocs'],
  play: async (context) => {
    const { canvas } = context
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Product Temporarily Unavailable' }),
    ).toBeVisible()
    await expect(canvas.getByRole('img', { name: 'No picture available' })).toBeVisible()
    await expect(canvas.getByText('Reference 3f9c2a71')).toBeVisible()
    await pressRefresh(context)
  },
}

/** While the service is down, on pages made per request: complete without script. */
export const List: Story = {
  render: () => <UnavailableList refreshHref="/products?sort=name" counts="nothing" reference="3f9c2a71" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Refresh' })).toHaveAttribute('href', '/products?sort=name')
    await expect(canvas.getByRole('link', { name: 'Gifts' })).toHaveAttribute('href', '/categories/gifts')
    await expect(canvas.getByText('Reference 3f9c2a71')).toBeVisible()
  },
}

/** When even the page layout failed. */
export const WholeDocument: Story = {
  render: () => <ErrorDocument code={500} reference="3f9c2a71" onRetry={retry} />,
  parameters: { shop: { hasShell: false } },
  tags: ['!test'],
}

export const WholeDocumentTest: Story = {
  ...WholeDocument,
  tags: ['!dev', '!autodocs'],
  play: async (context) => {
    await expect(context.canvas.getByRole('heading', { level: 1, name: 'Error 500' })).toBeVisible()
    await expect(context.canvas.getByText('Reference 3f9c2a71')).toBeVisible()
    await pressRefresh(context)
  },
}
