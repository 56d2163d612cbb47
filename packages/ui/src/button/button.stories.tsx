import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Icon } from '../icon/icon.tsx'
import { arrowEndIcon, bagIcon } from '../icons/icons.ts'
import { Inline } from '../inline/inline.tsx'
import { Stack } from '../stack/stack.tsx'
import { Box } from '../box/box.tsx'
import { Button } from './button.tsx'
import { atExtremes, doAndDont, inEachState } from '../stories/matrix.tsx'

const meta = {
  title: 'Components/Button',
  component: Button,
  args: { children: 'Add to bag · £5.85', onClick: fn() },
} satisfies Meta<typeof Button>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ['!test'] }

export const DefaultTest: Story = {
  ...Default,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Add to bag · £5.85' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    await expect(args.onClick).toHaveBeenCalledTimes(2)
  },
}

export const Variants: Story = {
  render: () => (
    <Inline>
      <Button>Shop bath & body</Button>
      <Button variant="secondary">How refills work</Button>
      <Button variant="quiet">Not now</Button>
      <Button variant="link">Shop all</Button>
      <Button variant="raised">Quick add</Button>
      <Button variant="critical">Delete address</Button>
    </Inline>
  ),
}

export const Sizes: Story = {
  render: () => (
    <Inline>
      <Button size="sm" variant="secondary">
        Add
      </Button>
      <Button>Quick add</Button>
      <Button size="lg">Checkout</Button>
    </Inline>
  ),
}

export const WithIcons: Story = {
  render: () => (
    <Inline>
      <Button iconStart={<Icon icon={bagIcon} />}>Your bag</Button>
      <Button variant="secondary" iconEnd={<Icon icon={arrowEndIcon} mirrored />}>
        Sign up
      </Button>
    </Inline>
  ),
}

export const Disabled: Story = {
  render: () => (
    <Inline>
      <Button disabled>Sold out</Button>
      <Button variant="secondary" disabled>
        Sold out
      </Button>
      <Button variant="quiet" disabled>
        Sold out
      </Button>
      <Button variant="critical" disabled>
        Delete address
      </Button>
      <Button variant="link" disabled>
        Sold out
      </Button>
      <Button href="/checkout" disabled>
        Checkout
      </Button>
    </Inline>
  ),
}

/** While it loads, a button keeps its width, says that it is busy and ignores further clicks. */
export const Loading: Story = {
  args: { loading: true, loadingLabel: 'Adding' },
  tags: ['!test'],
}

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
  render: () => <Button href="/products">Shop all</Button>,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Shop all' })).toHaveAttribute('href', '/products')
  },
}

export const FullWidth: Story = { args: { fullWidth: true, size: 'lg' } }

/** Every state, labelled. */
export const InEachState: Story = {
  ...inEachState(Button, {
    states: ['hover', 'focus', 'active', 'disabled', 'loading'],
    props: { loadingLabel: 'Adding', children: 'Add to bag' },
  }),
  play: async ({ canvas }) => {
    const [rest, hover] = canvas
      .getAllByRole('button')
      .map((button) => getComputedStyle(button).backgroundColor)
    await expect(hover).not.toBe(rest)
  },
}

/** The button for a permanent deletion or cancellation, in every state. */
export const Critical: Story = inEachState(Button, {
  states: ['hover', 'focus', 'active', 'disabled', 'loading'],
  props: { loadingLabel: 'Deleting', children: 'Delete address', variant: 'critical' },
})

export const Extremes: Story = atExtremes(Button, {
  long: { fullWidth: true, children: 'In den Warenkorb legen und anschließend sofort zur Kasse gehen' },
  rightToLeft: {
    iconStart: <Icon icon={bagIcon} />,
    iconEnd: <Icon icon={arrowEndIcon} mirrored />,
    children: 'أضف إلى الحقيبة',
  },
})

/** Buttons use the colours of their surface. */
export const Composition: Story = {
  render: () => (
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
  ),
}

export const DoAndDont: Story = doAndDont(Button, {
  good: (
    <Inline>
      <Button>Add to bag</Button>
      <Button variant="secondary">Details</Button>
    </Inline>
  ),
  goodWhy: 'One main action, and the other clearly secondary.',
  bad: (
    <Inline>
      <Button>Add to bag</Button>
      <Button>Click here for details</Button>
    </Inline>
  ),
  badWhy: 'Two buttons of equal weight: neither is the main one. “Click here” says nothing.',
})
