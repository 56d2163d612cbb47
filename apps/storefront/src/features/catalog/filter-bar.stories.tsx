import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ProductListing } from '@sorrel/domain/filters'
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test'
import { inShop, shopStory } from '#stories/shop-story.tsx'
import { navigate } from '#stories/story-framework.tsx'
import { storyListing, storyProducts } from '#stories/story-products.ts'
import { ProductList } from './product-list.tsx'

const meta = {
  title: 'Patterns/Filter bar',
  ...shopStory,
  parameters: { shop: { answers: { 'GET /store-api/list-count': { data: { count: 2 } } } } },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const draw = (address: string, changes?: Partial<ProductListing>) =>
  inShop(() => {
    const { listing, query } = storyListing(storyProducts, address)
    return (
      <ProductList
        listing={{ ...listing, ...changes }}
        query={query}
        path="/products"
        perRow={4}
        categoryName="Category"
      />
    )
  })

/** The panel of a filter's chip, which also names what is chosen. */
const openFilter = async (canvas: ReturnType<typeof within>, name: string) => {
  const isName = (text: string) => text === name || text.startsWith(`${name}: `)
  const opener = canvas.getByText(isName, { selector: 'summary *' })
  await fireEvent.click(opener)
  return within(opener.closest('details') ?? document.body)
}

const MAKERS = Array.from({ length: 40 }, (_, index) => ({
  value: `maker-${index}`,
  label: ['Atelier Éclair', 'Brushworks', 'Cedar & Co', 'Dunmore'][index % 4] + ` ${index + 1}`,
  count: ((index * 7) % 30) + 1,
}))

/** Each filter is a chip that opens. Values show their number of products; empty ones are left out. */
export const Wide: Story = {
  render: draw('price=&price=20'),
  globals: { viewport: { value: 'desktop' } },
  tags: ['!test'],
}

export const WideTest: Story = {
  ...Wide,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const filter = await openFilter(canvas, 'Material')
    await expect(filter.getByRole('checkbox', { name: 'Sisal (1)' })).toBeVisible()
    await expect(filter.queryByRole('checkbox', { name: /Bamboo/ })).toBeNull()
    await userEvent.click(filter.getByRole('checkbox', { name: 'Glass (1)' }))
    await userEvent.click(await filter.findByRole('button', { name: 'See results (2)' }))
    await waitFor(() =>
      expect(navigate).toHaveBeenCalledWith('/products?price=0&price=20&material=Glass', 'keep'),
    )
  },
}

/** If the source doesn’t count results, every value is offered without a number. */
export const Uncounted: Story = {
  render: draw('', { isCounted: false }),
  parameters: { shop: { answers: { 'GET /store-api/list-count': 503 } } },
  globals: { viewport: { value: 'desktop' } },
  tags: ['!test'],
}

export const UncountedTest: Story = {
  ...Uncounted,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const filter = await openFilter(canvas, 'Material')
    await userEvent.click(filter.getByRole('checkbox', { name: 'Glass' }))
    await userEvent.click(filter.getByRole('button', { name: 'See results' }))
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/products?material=Glass', 'keep'))
  },
}

/** The slider and the two fields of the price follow each other. A thumb at its end leaves that end open. */
export const Price: Story = {
  render: draw(''),
  globals: { viewport: { value: 'desktop' } },
  tags: ['posed'],
  play: async ({ canvas, userEvent }) => {
    const filter = await openFilter(canvas, 'Price')
    const low = await filter.findByRole('slider', { name: /From/ })
    await userEvent.type(filter.getByRole('spinbutton', { name: 'To' }), '18')
    await expect(filter.getByRole('slider', { name: /To/ })).toHaveValue('18')
    low.focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(filter.getByRole('spinbutton', { name: 'From' })).toHaveValue(8)
    await expect(await filter.findByRole('button', { name: 'See results (2)' })).toBeVisible()
    await userEvent.keyboard('{Home}')
    await userEvent.click(filter.getByRole('button', { name: /See results/ }))
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/products?price=0&price=18', 'keep'))
  },
}

/** Long lists of values scroll and can be searched, ignoring accents. The selection stays. */
export const Many: Story = {
  render: draw('', { filters: [{ id: 'maker', name: 'Maker', values: MAKERS }] }),
  globals: { viewport: { value: 'desktop' } },
  tags: ['posed'],
  play: async ({ canvas, userEvent }) => {
    const filter = await openFilter(canvas, 'Maker')
    const find = await filter.findByRole('searchbox', { name: 'Search Maker' })
    await expect(filter.getAllByRole('checkbox')).toHaveLength(MAKERS.length)
    await userEvent.type(find, 'eclair')
    await expect(filter.getAllByRole('checkbox')).toHaveLength(10)
    await expect(filter.getByText('10 choices')).toBeInTheDocument()
    await userEvent.click(filter.getByRole('checkbox', { name: /Éclair 5 / }))
    await userEvent.clear(find)
    await userEvent.type(find, 'nobody{Enter}')
    await expect(filter.getByText('Nothing here has that name.')).toBeVisible()
    await expect(navigate).not.toHaveBeenCalled()
    await userEvent.click(filter.getByRole('button', { name: /See results/ }))
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/products?maker=maker-4', 'keep'))
  },
}

/** The active filters are listed below the bar, each with a link to remove it. */
export const Chosen: Story = {
  render: draw('price=15&price=&material=Glass&sort=price-asc'),
  globals: { viewport: { value: 'desktop' } },
  tags: ['!test'],
}

export const ChosenTest: Story = {
  ...Chosen,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const chosen = within(canvas.getByRole('list', { name: /active/i }))
    await expect(chosen.getByRole('link', { name: 'Remove filter: From £15.00' })).toBeVisible()
    await userEvent.click(chosen.getByRole('link', { name: /Glass/ }))
    await expect(navigate).toHaveBeenCalledWith('/products?price=15&price=&sort=price-asc')
  },
}

/** In narrow windows the filters are in a drawer whose button reflects the selection. Closing it leaves the list unchanged. */
export const Narrow: Story = {
  render: draw('material=Glass'),
  globals: { viewport: { value: 'phone' } },
  tags: ['posed'],
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: /Filter/ })
    await userEvent.click(opener)
    const drawer = within(await screen.findByRole('dialog'))
    await expect(drawer.getByRole('checkbox', { name: 'Glass (2)' })).toBeChecked()
    await expect(await drawer.findByRole('slider', { name: /From/ })).toBeVisible()
    await userEvent.click(drawer.getByRole('checkbox', { name: /Sisal/ }))
    await waitFor(() => expect(drawer.getByText('2 results')).toBeInTheDocument())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(opener).toHaveFocus()
    await expect(navigate).not.toHaveBeenCalled()
  },
}

/** No product matches: what is chosen stays in sight, with a link that removes it. */
export const NothingFits: Story = {
  render: draw('material=Beech&price=&price=5'),
  globals: { viewport: { value: 'desktop' } },
  tags: ['posed'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing matches these filters.')).toBeVisible()
    const filter = await openFilter(canvas, 'Material')
    await expect(filter.getByRole('checkbox', { name: 'Beech (0)' })).toBeChecked()
  },
}
