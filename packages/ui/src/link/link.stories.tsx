import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { type AnchorProps, Link } from './link.tsx'
import { atExtremes, doAndDont, drawn, inEachState, inAColumn } from '../stories/matrix.tsx'
import { Heading } from '../heading/heading.tsx'
import { Inline } from '../inline/inline.tsx'
import { Picture } from '../picture/picture.tsx'
import { pictures } from '../stories/samples.ts'
import { Text } from '../text/text.tsx'

const meta = {
  title: 'Components/Link',
  component: Link,
  args: { href: '#materials', children: 'Our materials' },
} satisfies Meta<typeof Link>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Variants: Story = inAColumn(Link, { align: 'start' }, [
  drawn(() => (
    <Text>
      Everything about <Link href="#materials">our materials</Link> in one place.
    </Text>
  )),
  { href: '#delivery', variant: 'quiet', children: 'Delivery' },
  { href: '#here', variant: 'quiet', 'aria-current': 'page', children: 'This page' },
  { href: '#all', variant: 'standalone', children: 'Shop all' },
])

function RouterLink({ children, ...rest }: AnchorProps) {
  return (
    <a {...rest} data-router="yes">
      {children}
    </a>
  )
}

/** A link to a new window gets a safe `rel`; a router's link replaces the anchor element. */
export const Injected: Story = {
  args: { as: RouterLink, target: '_blank' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Our materials' })
    await expect(link).toHaveAttribute('data-router', 'yes')
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  },
}
/** Around a picture or a logo, without underline or colour. */
export const Bare: Story = {
  args: { variant: 'bare', children: <Picture {...pictures.bath} ratio="16/9" /> },
}

export const InEachState: Story = inEachState(Link, ['hover', 'focus'], { width: 'natural' })

export const Extremes: Story = atExtremes(Link, {
  long: {
    href: '#long',
    children: 'Lieferbedingungen für wiederkehrende Bestellungen außerhalb Großbritanniens',
  },
  rightToLeft: { href: '#all', variant: 'standalone', children: 'تسوق الكل' },
})

/** At the end of a row’s title. */
export const Composition: Story = drawn(() => (
  <Inline justify="between" align="end">
    <Heading level={2}>Well loved</Heading>
    <Link href="#all" variant="standalone">
      Shop all
    </Link>
  </Inline>
))

export const DoAndDont: Story = doAndDont(Link, {
  good: (
    <Text>
      Everything about <Link href="#materials">our materials</Link>.
    </Text>
  ),
  goodWhy: 'The link makes sense on its own.',
  bad: (
    <Text>
      For our materials click <Link href="#materials">here</Link>.
    </Text>
  ),
  badWhy: 'Out of context, “here” means nothing.',
})
