import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stack } from '../stack/stack.tsx'
import { Text } from '../text/text.tsx'
import { type AnchorProps, Link } from './link.tsx'

const meta = {
  title: 'Components/Link',
  component: Link,
  args: { href: '#materials', children: 'Our materials' },
} satisfies Meta<typeof Link>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Variants: Story = {
  render: () => (
    <Stack align="start">
      <Text>
        Everything about <Link href="#materials">our materials</Link> in one place.
      </Text>
      <Link href="#delivery" variant="quiet">
        Delivery
      </Link>
      <Link href="#here" variant="quiet" aria-current="page">
        This page
      </Link>
      <Link href="#all" variant="standalone">
        Shop all
      </Link>
    </Stack>
  ),
}

function RouterLink({ children, ...rest }: AnchorProps) {
  return (
    <a {...rest} data-router="yes">
      {children}
    </a>
  )
}

/** A new window gets a safe `rel`; a router's link takes the place of the anchor. */
export const Injected: Story = {
  args: { as: RouterLink, target: '_blank' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Our materials' })
    await expect(link).toHaveAttribute('data-router', 'yes')
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  },
}
