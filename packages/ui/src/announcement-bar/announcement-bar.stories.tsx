import type { Meta, StoryObj } from '@storybook/react-vite'
import { Link } from '../link/link.tsx'
import { AnnouncementBar } from './announcement-bar.tsx'

const meta = {
  title: 'Components/Announcement bar',
  component: AnnouncementBar,
  parameters: { layout: 'fullscreen' },
  args: { label: 'Announcement', children: 'Free UK delivery over £30 · Refill and save 10 %' },
} satisfies Meta<typeof AnnouncementBar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const WithLink: Story = {
  args: {
    children: (
      <>
        The gift sets are back. <Link href="#gifts">Have a look</Link>
      </>
    ),
  },
}

export const LongWords: Story = {
  args: {
    children:
      'Kostenlose Lieferung innerhalb des Vereinigten Königreichs ab einem Bestellwert von dreißig Pfund und zehn Prozent Nachlass auf alle Nachfüllpackungen',
  },
}
