import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/button.tsx'
import { bagIcon, searchIcon } from '../icons/icons.ts'
import { EmptyState } from './empty-state.tsx'

const meta = {
  title: 'Components/Empty state',
  component: EmptyState,
  args: {
    icon: bagIcon,
    title: 'Your bag is empty',
    text: 'The soap bars are a good place to start.',
    actions: <Button href="#products">Add your first product</Button>,
  },
} satisfies Meta<typeof EmptyState>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Search: Story = {
  args: {
    icon: searchIcon,
    title: 'Nothing found for “plastic”',
    text: 'Try another word.',
    actions: undefined,
  },
}

export const Failure: Story = {
  args: {
    icon: undefined,
    title: 'Page unavailable',
    text: 'Something went wrong on our side.',
    actions: (
      <>
        <Button>Refresh</Button>
        <Button variant="secondary" href="#home">
          Back to home
        </Button>
      </>
    ),
  },
}
