import type { Meta, StoryObj } from '@storybook/react-vite'
import { toHtml } from '@sorrel/domain/html'
import type { Product } from '@sorrel/domain/product'
import { FACT_ATTRIBUTES } from '@sorrel/domain/product-facts'
import { anAttribute, aCrossSell, aProduct, aTextOption } from '@sorrel/domain/testing'
import { expect, screen, within } from 'storybook/test'
import { inShop, shopStory } from '#stories/shop-story.tsx'
import { storyMedia, storyProducts, storySoap } from '#stories/story-products.ts'
import { QuizResultsScreen } from './quiz-results-screen.tsx'
import { aStoryQuiz } from '#stories/story-quiz.ts'

const meta = {
  title: 'Pages/Quiz results',
  ...shopStory,
  parameters: { layout: 'fullscreen' },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const [wash, , diffuser] = storyProducts

const crossSells = diffuser
  ? [aCrossSell({ discountType: 'percent', discountPercent: 20, product: diffuser })]
  : []

const products: readonly Product[] = [
  { ...storySoap, crossSells },
  aProduct({
    crossSells,
    attributes: [anAttribute({ id: FACT_ATTRIBUTES.shortLine, values: ['A bottle to keep'] })],
    id: wash?.id,
    slug: wash?.slug,
    name: 'Refillable Hand Wash',
    description: toHtml('Eucalyptus & wild mint in a bottle made to be kept.'),
    price: 12,
    images: [storyMedia('refillable-hand-wash-1', 'Amber bottle of hand wash with a pump')],
  }),
  aProduct({
    id: 'throw',
    slug: 'wool-throw',
    name: 'Wool Throw',
    price: 48,
    images: [storyMedia('linen-tea-towels-1', 'Folded linen')],
    options: [aTextOption({ name: 'Initials on the label', required: true })],
  }),
]

const draw = (name: string | undefined, found: readonly Product[]) =>
  inShop(() => <QuizResultsScreen quiz={aStoryQuiz('story-results', [])} name={name} products={found} />)

/** Products as preselected; one with a missing choice is named when all are added. */
export const Results: Story = {
  render: draw('Ana', products),
  tags: ['!test'],
}

export const ResultsTest: Story = {
  ...Results,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Made for you, Ana')
    await expect(canvas.getByText('Oat & Honey')).toBeVisible()
    await expect(canvas.getByText('A bottle to keep')).toBeVisible()
    await expect(canvas.getAllByRole('link', { name: 'Reed Diffuser' })).toHaveLength(1)
    const tops = canvas.getAllByRole('article').map((card) => card.getBoundingClientRect().top)
    await expect(new Set(tops).size).toBe(1)
    await userEvent.click(canvas.getByRole('button', { name: 'Add all to bag' }))
    const cart = await screen.findByRole('dialog', { name: /bag/i })
    await expect(await within(cart).findByText('Refillable Hand Wash')).toBeInTheDocument()
    await expect(await canvas.findByText(/Not in your bag: Wool Throw/)).toBeInTheDocument()
  },
}

export const WithoutName: Story = {
  render: draw(undefined, products.slice(0, 2)),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Your ritual')
    const [first, second] = canvas.getAllByRole('article').map((card) => card.getBoundingClientRect())
    const list = canvas.getAllByRole('list')[0]?.getBoundingClientRect()
    await expect(second?.right).toBe(list?.right)
    await expect(first?.left).toBe(list?.left)
  },
}

/** Nothing matches, or the shared result is gone: two ways on. */
export const None: Story = {
  render: draw('Ana', []),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Start again' })).toHaveAttribute(
      'href',
      '/quiz/story-results',
    )
    await expect(canvas.getByRole('link', { name: 'Browse all products' })).toHaveAttribute(
      'href',
      '/products',
    )
  },
}
