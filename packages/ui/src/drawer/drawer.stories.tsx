import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { Drawer, type DrawerProps } from './drawer.tsx'
import { EmptyState } from '../empty-state/empty-state.tsx'
import { DefinitionList } from '../definition-list/definition-list.tsx'
import { ProgressBar } from '../progress-bar/progress-bar.tsx'
import { MobileNavigation } from '../mobile-navigation/mobile-navigation.tsx'
import { bagIcon } from '../icons/icons.ts'
import { doAndDont } from '../stories/matrix.tsx'
import { Button } from '../button/button.tsx'
import { german, numbered, toSum } from '../stories/samples.ts'
import { navigation } from '../stories/navigation.ts'
import { Stack } from '../stack/stack.tsx'
import { Text } from '../text/text.tsx'
import { useHeld } from '../stories/use-held.ts'

const meta = {
  title: 'Components/Drawer',
  component: Drawer,
  parameters: { docs: { story: { inline: false } } },
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Filters',
    closeLabel: 'Close',
    children: <Text>Price, material, scent.</Text>,
    footer: <Button fullWidth>See results (13)</Button>,
  },
} satisfies Meta<typeof Drawer>

export default meta
type Story = StoryObj<typeof meta>

function Opener(props: DrawerProps) {
  const [open, setOpen] = useHeld(props.open, props.onOpenChange)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Your bag</Button>
      <Drawer {...props} open={open} onOpenChange={setOpen} />
    </>
  )
}

const closed = {
  open: false,
  title: 'Your bag',
  children: <Text>Nothing in it yet.</Text>,
  footer: undefined,
}

export const Default: Story = { args: closed, render: (args) => <Opener {...args} />, tags: ['!test'] }

export const DefaultTest: Story = {
  ...Default,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Your bag' })
    await userEvent.keyboard('{Tab}{Enter}')
    const drawer = await screen.findByRole('dialog', { name: 'Your bag' })
    // The page behind keeps its own for two frames more.
    for (const landmark of ['banner', 'contentinfo'])
      await expect(within(drawer).queryByRole(landmark)).toBeNull()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus())
    await waitFor(() => expect(drawer.getBoundingClientRect().right).toBeCloseTo(window.innerWidth, 0))
    await expect(getComputedStyle(document.body).overflow).toBe('hidden')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

/** It opens and closes faster: it takes the focus and makes what is behind it inert some frames later, and gives both back as late. */
export const KeptInPage: Story = {
  args: { ...closed, keepMounted: true },
  render: (args) => <Opener {...args} />,
  tags: ['!test'],
}

export const KeptInPageTest: Story = {
  ...KeptInPage,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Your bag' })
    await userEvent.click(opener)
    const drawer = await screen.findByRole('dialog', { name: 'Your bag' })
    await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus())
    await waitFor(() => expect(opener.closest('[inert]')).not.toBeNull())
    await expect(getComputedStyle(document.body).overflow).toBe('hidden')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(drawer).not.toBeVisible())
    await waitFor(() => expect(opener).toHaveFocus())
    await expect(opener.closest('[inert]')).toBeNull()
    await expect(getComputedStyle(document.body).overflow).not.toBe('hidden')
    // Before it has taken the focus.
    await userEvent.click(opener)
    await expect(drawer).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(drawer).not.toBeVisible())
    await expect(opener).toHaveFocus()
  },
}

export const End: Story = {}
export const Start: Story = { args: { side: 'start', title: 'Menu' } }
export const Bottom: Story = { args: { side: 'bottom' } }
export const Top: Story = {
  args: { side: 'top', title: 'Search', titleDisplay: 'hidden', footer: undefined },
}
/** The content has its own padding. */
export const Bare: Story = {
  args: {
    padding: 'none',
    title: 'Menu',
    footer: undefined,
    children: <MobileNavigation label="Main" items={navigation} allLabels={{}} />,
  },
}

export const Long: Story = {
  args: {
    title: 'Ihre Nachfüllpackungen und Geschenkgutscheine',
    children: (
      <Stack>
        {numbered(40, (number) => (
          <Text key={number}>{`${number}. ${german.product}`}</Text>
        ))}
      </Stack>
    ),
  },
}

export const Empty: Story = {
  args: {
    title: 'Your bag',
    footer: undefined,
    children: (
      <EmptyState icon={bagIcon} title="Your bag is empty" text="The soap bars are a good place to start." />
    ),
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    title: 'حقيبتك',
    children: <Text>صابون الشوفان والعسل</Text>,
    footer: <Button fullWidth>إتمام الشراء</Button>,
  },
}

/** A cart: its count beside the title, the amount missing for free delivery below, the total in the footer. */
export const Composition: Story = {
  args: {
    title: 'Your bag',
    titleEnd: <Text as="span">2 items</Text>,
    banner: <ProgressBar label="Free delivery" value={72} valueLabel="£8.35 away from free UK delivery" />,
    children: <Text>Refillable Hand Wash, £12.00</Text>,
    footer: (
      <Stack>
        <DefinitionList items={toSum({ Total: '£12.00' })} />
        <Button fullWidth>Checkout</Button>
      </Stack>
    ),
  },
}

export const DoAndDont: Story = doAndDont(Drawer, {
  good: (
    <Stack gap="16">
      <Text as="strong" size="xl">
        Your bag
      </Text>
      <Text>Refillable Hand Wash, £12.00</Text>
      <Button fullWidth>Checkout · £12.00</Button>
    </Stack>
  ),
  goodWhy: 'The main button stays in view in the footer.',
  bad: (
    <Stack gap="16">
      <Text as="strong" size="xl">
        Panel
      </Text>
      <Text>Our story, our values, our letter, our shops and our people.</Text>
      <Button variant="quiet">Close</Button>
    </Stack>
  ),
  badWhy: 'A page’s content in a drawer has no address and cannot be shared.',
})
