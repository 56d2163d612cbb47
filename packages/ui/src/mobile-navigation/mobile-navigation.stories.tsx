import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Link } from '../link/link.tsx'
import { navigation } from '../stories/navigation.ts'
import { MobileNavigation } from './mobile-navigation.tsx'

const meta = {
  title: 'Components/Mobile navigation',
  component: MobileNavigation,
  parameters: { layout: 'fullscreen' },
  args: {
    label: 'Main',
    items: navigation,
    allLabels: { bath: 'All Bath & Body', household: 'All Household' },
    children: <Link href="#orders">Orders and returns</Link>,
  },
} satisfies Meta<typeof MobileNavigation>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Bath & Body'))
    await waitFor(() => expect(canvas.getByRole('link', { name: 'All Bath & Body' })).toBeVisible())
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Soap bars' })).toBeVisible())
  },
}
