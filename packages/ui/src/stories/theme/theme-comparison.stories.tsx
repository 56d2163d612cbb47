import type { Meta, StoryObj } from '@storybook/react-vite'
import { ThemeComparison } from './theme-comparison.tsx'

/** One story in four themes side by side. */
const meta = {
  title: 'Foundations/Four themes',
  component: ThemeComparison,
  parameters: { layout: 'fullscreen' },
  args: { story: 'patterns-product-card--row', globals: {} },
  argTypes: { globals: { table: { disable: true } } },
  render: ({ story }, { globals }) => <ThemeComparison story={story} globals={globals} />,
} satisfies Meta<typeof ThemeComparison>

export default meta
type Story = StoryObj<typeof meta>

/** Choose any story, and the theme above each copy of it. It needs Storybook around it, which tests do not have. */
export const SideBySide: Story = { tags: ['!test', '!autodocs'] }
