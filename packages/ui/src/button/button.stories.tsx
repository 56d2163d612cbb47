import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { arrowEndIcon, bagIcon } from '../icons/icons.ts'
import { Button } from './button.tsx'
import { atExtremes, doAndDont, drawn, inARow, inEachState } from '../stories/matrix.tsx'
import { Box } from '../box/box.tsx'
import { Icon } from '../icon/icon.tsx'
import { Inline } from '../inline/inline.tsx'
import { Stack } from '../stack/stack.tsx'

const meta = {
  title: 'Components/Button',
  component: Button,
  args: { children: 'Add to bag · £5.85', onClick: fn() },
} satisfies Meta<typeof Button>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ['!test'] }

export const DefaultTest: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Add to bag · £5.85' })).toHaveFocus()
    await userEvent.keyboard('{Enter} ')
    await expect(args.onClick).toHaveBeenCalledTimes(2)
  },
}

export const Variants: Story = inARow(Button, [
  { children: 'Shop bath & body' },
  { variant: 'secondary', children: 'How refills work' },
  { variant: 'quiet', children: 'Not now' },
  { variant: 'link', children: 'Shop all' },
  { variant: 'raised', children: 'Quick add' },
  { variant: 'critical', children: 'Delete address' },
])

export const Sizes: Story = inARow(Button, [
  { size: 'sm', variant: 'secondary', children: 'Add' },
  { children: 'Quick add' },
  { size: 'lg', children: 'Checkout' },
])

export const WithIcons: Story = inARow(Button, [
  { iconStart: <Icon icon={bagIcon} />, children: 'Your bag' },
  { variant: 'secondary', iconEnd: <Icon icon={arrowEndIcon} mirrored />, children: 'Sign up' },
])

export const Disabled: Story = inARow(Button, [
  { disabled: true, children: 'Sold out' },
  { disabled: true, variant: 'secondary', children: 'Sold out' },
  { disabled: true, variant: 'quiet', children: 'Sold out' },
  { disabled: true, variant: 'critical', children: 'Delete address' },
  { disabled: true, variant: 'link', children: 'Sold out' },
  { disabled: true, href: '/checkout', children: 'Checkout' },
])

/** While it loads, a button keeps its width, says that it is busy and ignores further clicks. */
export const Loading: Story = { args: { loading: true, loadingLabel: 'Adding' }, tags: ['!test'] }

export const LoadingTest: Story = {
  ...Loading,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: /Adding/ })
    await userEvent.click(button)
    await expect(args.onClick).not.toHaveBeenCalled()
    await expect(button).toHaveAttribute('aria-busy', 'true')
  },
}

export const AsLink: Story = {
  args: { href: '/products', children: 'Shop all' },
  play: ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'Shop all' })).toHaveAttribute('href', '/products'),
}

export const FullWidth: Story = { args: { fullWidth: true, size: 'lg' } }

export const InEachState: Story = {
  ...inEachState(Button, ['hover', 'focus', 'active', 'disabled', 'loading'], {
    width: 'natural',
    props: { loadingLabel: 'Adding', children: 'Add to bag' },
  }),
  play: async ({ canvas }) => {
    const [rest, hover] = canvas
      .getAllByRole('button')
      .map((button) => getComputedStyle(button).backgroundColor)
    await expect(hover).not.toBe(rest)
  },
}

export const Critical: Story = {
  ...inEachState(Button, ['hover', 'focus', 'active', 'disabled', 'loading'], {
    width: 'natural',
    props: { loadingLabel: 'Deleting', children: 'Delete address', variant: 'critical' },
  }),
  parameters: {
    docs: { description: { story: 'The button for a permanent deletion or cancellation, in every state.' } },
  },
}

export const Extremes: Story = atExtremes(Button, {
  width: 'natural',
  long: { fullWidth: true, children: 'In den Warenkorb legen und anschließend sofort zur Kasse gehen' },
  rightToLeft: {
    iconStart: <Icon icon={bagIcon} />,
    iconEnd: <Icon icon={arrowEndIcon} mirrored />,
    children: 'أضف إلى الحقيبة',
  },
})

/** Buttons use the colours of their surface. */
export const Composition: Story = drawn(() => (
  <Stack>
    {(['primary', 'secondary', 'brand'] as const).map((surface) => (
      <Box key={surface} surface={surface} inset="24" rounded>
        <Inline>
          <Button>Sign up</Button>
          <Button variant="secondary">Details</Button>
          <Button variant="quiet">Later</Button>
          <Button variant="link">Read more</Button>
          <Button variant="critical">Delete</Button>
          <Button disabled>Sold out</Button>
        </Inline>
      </Box>
    ))}
  </Stack>
))

export const DoAndDont: Story = doAndDont(Button, {
  good: inARow(Button, [{ children: 'Add to bag' }, { variant: 'secondary', children: 'Details' }]),
  goodWhy: 'One main action, and the other clearly secondary.',
  bad: inARow(Button, [{ children: 'Add to bag' }, { children: 'Click here for details' }]),
  badWhy: 'Two buttons of equal weight: neither is the main one. “Click here” says nothing.',
})
