import type { Meta, StoryObj } from '@storybook/react-vite'
import { AnnouncementBar } from './announcement-bar.tsx'
import { bagIcon } from '../icons/icons.ts'
import { atExtremes, doAndDont, drawn } from '../stories/matrix.tsx'
import { Box } from '../box/box.tsx'
import { Heading } from '../heading/heading.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { Inline } from '../inline/inline.tsx'
import { Link } from '../link/link.tsx'

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

const LONG =
  'Kostenlose Lieferung innerhalb des Vereinigten Königreichs ab einem Bestellwert von dreißig Pfund und zehn Prozent Nachlass auf alle Nachfüllpackungen'

export const LongWords: Story = { args: { children: LONG } }

export const Extremes: Story = atExtremes(AnnouncementBar, {
  long: { label: 'Long announcement', children: LONG },
  rightToLeft: { label: 'إعلان', children: 'توصيل مجاني للطلبات فوق ٣٠ جنيهًا' },
})

/** Above a header, over the whole width. */
export const Composition: Story = drawn(() => (
  <>
    <AnnouncementBar label="Announcement">Free UK delivery over £30</AnnouncementBar>
    <Box as="header" inset="24">
      <Inline justify="between">
        <Heading level={2} size="2xl">
          SORREL
        </Heading>
        <IconButton icon={bagIcon} label="Bag" />
      </Inline>
    </Box>
  </>
))

export const DoAndDont: Story = doAndDont(AnnouncementBar, {
  good: { label: 'Good announcement', children: 'Free UK delivery over £30' },
  goodWhy: 'One fact, read in a second.',
  bad: {
    label: 'Bad announcement',
    children:
      'WOW!!! Sale now on, free delivery over £30, new gift sets, and a letter every month: sign up today',
  },
  badWhy: 'Four messages compete; nobody remembers any of them.',
})
