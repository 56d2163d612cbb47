import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Breadcrumbs } from './breadcrumbs.tsx'

const meta = {
  title: 'Components/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    label: 'Breadcrumb',
    items: [
      { label: 'Home', href: '#home' },
      { label: 'Bath & Body', href: '#bath' },
      { label: 'Oat & Honey Soap Bar' },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(2)
    await expect(canvas.getByText('Oat & Honey Soap Bar')).toHaveAttribute('aria-current', 'page')
  },
}

export const LongWords: Story = {
  args: {
    items: [
      { label: 'Startseite', href: '#home' },
      { label: 'Badezimmer und Körperpflege', href: '#bath' },
      { label: 'Nachfüllpackungen für Handwaschlotionen', href: '#refill' },
      { label: 'Wiederbefüllbare Handwaschlotion mit Eukalyptus und Wilder Minze' },
    ],
  },
}
