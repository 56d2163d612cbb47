import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { navigation, toNavigation } from '../stories/navigation.ts'
import { numbered, pictures } from '../stories/samples.ts'
import { header } from '../stories/shop-header.css.ts'
import { NavigationMenu } from './navigation-menu.tsx'
import { ShopHeader } from '../stories/shop-header.tsx'
import { atExtremes, doAndDont, inEachState } from '../stories/matrix.tsx'
import { Box } from '../box/box.tsx'
import { Heading } from '../heading/heading.tsx'
import { Picture } from '../picture/picture.tsx'
import { Stack } from '../stack/stack.tsx'

const meta = {
  title: 'Components/Navigation menu',
  component: NavigationMenu,
  parameters: { layout: 'fullscreen' },
  args: {
    label: 'Main',
    items: navigation,
    toggleLabels: { bath: 'Bath & Body menu', household: 'Household menu' },
    currentHref: '#gifts',
    features: {
      bath: (
        <Stack gap="12">
          <Picture {...pictures.bath} ratio="4/3" />
          <Heading level={2} size="xl">
            Slow mornings
          </Heading>
        </Stack>
      ),
    },
  },
  decorators: [
    (Story) => (
      <Box className={header} insetInline="24" insetBlock="12">
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof NavigationMenu>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ['!test'] }

export const DefaultTest: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard('{Tab}{Tab}')
    const toggle = canvas.getByRole('button', { name: 'Bath & Body menu' })
    await expect(toggle).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(toggle).toHaveAttribute('aria-expanded', 'true')
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Soap bars' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(toggle).toHaveFocus()
    await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  },
}

/** Hovering opens a sheet; leaving closes it. */
export const Hover: Story = {
  tags: ['posed'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('link', { name: 'Bath & Body' }))
    await expect(canvas.queryByRole('link', { name: 'Soap bars' })).toBeNull()
    const soap = await canvas.findByRole('link', { name: 'Soap bars' })
    await waitFor(() => expect(soap).toBeVisible())
    await userEvent.hover(canvas.getByRole('link', { name: 'Household' }))
    const sprays = await canvas.findByRole('link', { name: 'Sprays' })
    await waitFor(() => expect(sprays).toBeVisible())
    await userEvent.unhover(canvas.getByRole('link', { name: 'Household' }))
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Sprays' })).toBeNull())
  },
}

export const Open: Story = {
  tags: ['posed'],
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Bath & Body menu' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('link', { name: 'Soap bars' })).toBeInTheDocument()
  },
}

export const InEachState: Story = inEachState(NavigationMenu, ['hover', 'focus'], {
  props: (state) => ({ label: state, items: toNavigation(['Gifts', 'Refill club']) }),
})

export const Extremes: Story = atExtremes(NavigationMenu, {
  long: {
    label: 'Long',
    items: toNavigation(['Handwaschlotionen und Nachfüllpackungen', 'Geschenkgutscheine']),
  },
  many: { label: 'Many', items: toNavigation(numbered(12, (number) => `Entry ${number}`)) },
  rightToLeft: { label: 'القائمة', items: toNavigation(['العناية بالجسم', 'هدايا']) },
})

/** In a header: the menu at the start, the logo in the middle, account and cart at the end. */
export const Composition: Story = { render: () => <ShopHeader /> }

export const DoAndDont: Story = doAndDont(NavigationMenu, {
  good: { label: 'Good', items: toNavigation(['Bath & Body', 'Gifts']) },
  goodWhy: 'One or two words for each category of the shop.',
  bad: {
    label: 'Bad',
    items: toNavigation('Home All New Sale Bath Body Soap Brushes Gifts Club Help'.split(' ')),
  },
  badWhy: 'Eleven entries side by side: nobody reads them all. Group them into sheets.',
})
