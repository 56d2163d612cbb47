import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SkipLink } from './skip-link.tsx'
import { atExtremes, doAndDont, drawn } from '../stories/matrix.tsx'
import { Box } from '../box/box.tsx'
import { Link } from '../link/link.tsx'

const meta = {
  title: 'Foundations/Skip link',
  component: SkipLink,
  args: { target: 'main', children: 'Skip to the content' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="main">Press Tab.</main>
    </>
  ),
} satisfies Meta<typeof SkipLink>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ['!test'] }

export const DefaultTest: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Skip to the content' })
    await expect(getComputedStyle(link).clipPath).toBe('inset(50%)')
    await userEvent.tab()
    await expect(link).toHaveFocus()
    await expect(getComputedStyle(link).clipPath).toBe('none')
  },
}

/** What the first Tab key shows. */
export const Focus: Story = {
  tags: ['posed'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Skip to the content' })).toHaveFocus()
  },
}

export const Extremes: Story = atExtremes(SkipLink, {
  long: (
    <>
      <SkipLink target="long">Zum Inhalt dieser Seite springen und alle Menüs überspringen</SkipLink>
      <p id="long">Hidden until it has the focus.</p>
    </>
  ),
  rightToLeft: (
    <>
      <SkipLink target="rtl">تخطَّ إلى المحتوى</SkipLink>
      <p id="rtl">مخفي حتى يصله التركيز.</p>
    </>
  ),
})

/** The first element of a page, before its header. */
export const Composition: Story = drawn(() => (
  <>
    <SkipLink target="content">Skip to the content</SkipLink>
    <Box as="header" inset="16">
      <Link href="#home" variant="quiet">
        Sorrel
      </Link>
    </Box>
    <main id="content">The content.</main>
  </>
))

export const DoAndDont: Story = doAndDont(SkipLink, {
  good: (
    <>
      <SkipLink target="good">Skip to the content</SkipLink>
      <p id="good">First stop of the Tab key, then the content.</p>
    </>
  ),
  goodWhy: 'One link with one target: the content.',
  bad: (
    <>
      <SkipLink target="bad">Home</SkipLink>
      <p id="bad">A menu that only some can see.</p>
    </>
  ),
  badWhy: 'It isn’t a menu: other links belong where everyone can see them.',
})
