import type { Meta, StoryObj } from '@storybook/react-vite'
import { Link } from '../link/link.tsx'
import { AnnouncementBar } from './announcement-bar.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { Inline } from '../inline/inline.tsx'
import { AtExtremes } from '../stories/at-extremes.tsx'
import { Box } from '../box/box.tsx'
import { Heading } from '../heading/heading.tsx'
import { Advice } from '../stories/advice.tsx'
import { bagIcon } from '../icons/icons.ts'

const meta = {
  title: 'Components/Announcement bar',
  component: AnnouncementBar,
  parameters: { layout: 'fullscreen' },
  args: { label: 'Announcement', children: 'Free UK delivery over £30 · Refill and save 10%' },
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
export const Extremes: Story = {
  render: () => (
    <AtExtremes
      width="wide"
      long={
        <AnnouncementBar label="Long announcement">
          Kostenlose Lieferung innerhalb des Vereinigten Königreichs ab einem Bestellwert von dreißig Pfund
          und zehn Prozent Nachlass auf alle Nachfüllpackungen
        </AnnouncementBar>
      }
      rightToLeft={<AnnouncementBar label="إعلان">توصيل مجاني للطلبات فوق ٣٠ جنيهًا</AnnouncementBar>}
    />
  ),
}

/** Above a header, over the whole width. */
export const Composition: Story = {
  render: () => (
    <>
      <AnnouncementBar label="Announcement">Free UK delivery over £30</AnnouncementBar>
      <Box as="header" padding="24">
        <Inline justify="between">
          <Heading level={2} size="2xl">
            SORREL
          </Heading>
          <IconButton icon={bagIcon} label="Bag" />
        </Inline>
      </Box>
    </>
  ),
}

export const DoAndDont: Story = {
  render: () => (
    <Advice
      good={<AnnouncementBar label="Good announcement">Free UK delivery over £30</AnnouncementBar>}
      goodWhy="One fact, read in a second."
      bad={
        <AnnouncementBar label="Bad announcement">
          WOW!!! Sale now on, free delivery over £30, new gift sets, and a letter every month: sign up today
        </AnnouncementBar>
      }
      badWhy="Four messages shout over each other; nobody keeps one of them."
    />
  ),
}
