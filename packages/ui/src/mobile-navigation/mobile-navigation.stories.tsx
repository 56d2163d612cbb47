import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { MobileNavigation } from './mobile-navigation.tsx'
import { closeIcon } from '../icons/icons.ts'
import { atExtremes, doAndDont, drawn } from '../stories/matrix.tsx'
import { Box } from '../box/box.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { Link } from '../link/link.tsx'
import { navigation, toNavigation } from '../stories/navigation.ts'
import { numbered } from '../stories/samples.ts'

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

export const Default: Story = { tags: ['!test'] }

export const DefaultTest: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Bath & Body'))
    await waitFor(() => expect(canvas.getByRole('link', { name: 'All Bath & Body' })).toBeVisible())
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Soap bars' })).toBeVisible())
  },
}

/** Nothing but entries. */
const plain = { allLabels: {}, children: undefined }

export const Extremes: Story = atExtremes(MobileNavigation, {
  long: {
    ...plain,
    label: 'Long',
    items: toNavigation(['Wiederbefüllbare Handwaschlotionen und Nachfüllpackungen']),
  },
  many: { ...plain, label: 'Many', items: toNavigation(numbered(14, (number) => `Entry ${number}`)) },
  rightToLeft: {
    label: 'القائمة',
    items: [
      {
        id: 'bath',
        label: 'العناية بالجسم',
        href: '#bath',
        columns: [{ id: 'all', links: toNavigation(['صابون']) }],
      },
      ...toNavigation(['هدايا']),
    ],
    allLabels: { bath: 'كل العناية بالجسم' },
    children: undefined,
  },
})

/** In the sheet under a header; see Slide down. */
export const Composition: Story = drawn((args) => (
  <>
    <Box as="header" inset="16">
      <IconButton icon={closeIcon} label="Close menu" />
    </Box>
    <MobileNavigation {...args} />
  </>
))

export const DoAndDont: Story = doAndDont(MobileNavigation, {
  good: { ...plain, label: 'Good', items: toNavigation(['Bath & Body', 'Gifts']) },
  goodWhy: 'The shop’s categories, by name.',
  bad: { ...plain, label: 'Bad', items: toNavigation(['Discover the world of caring', 'More']) },
  badWhy: 'Nobody looking for soap finds it here.',
})
