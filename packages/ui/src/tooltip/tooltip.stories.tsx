import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { helpfulIcon, searchIcon } from '../icons/icons.ts'
import { Tooltip } from './tooltip.tsx'
import { atExtremes, doAndDont, inARow } from '../stories/matrix.tsx'
import { Button } from '../button/button.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'

const meta = {
  title: 'Components/Tooltip',
  component: Tooltip,
  args: {
    content: 'Only people who bought it may write one.',
    children: <Button variant="secondary">Write a review</Button>,
  },
} satisfies Meta<typeof Tooltip>

/** The tooltip repeats the control’s own name. */
const naming = { role: 'label' } as const

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ['!test'] }

export const DefaultTest: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button')).toHaveFocus()
    const tooltip = await screen.findByRole('tooltip', undefined, { timeout: 2000 })
    await waitFor(() => expect(tooltip).toBeVisible())
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription(
      'Only people who bought it may write one.',
    )
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
  },
}

export const ForAnIcon: Story = {
  args: {
    role: 'label',
    content: 'Helpful',
    children: <IconButton icon={helpfulIcon} label="Helpful" variant="secondary" />,
  },
}
export const Placements: Story = inARow(
  Tooltip,
  (['top', 'bottom', 'left', 'right'] as const).map((placement) => ({
    placement,
    content: `At the ${placement}`,
    children: <Button variant="secondary">{placement}</Button>,
  })),
)

/** A passing pointer opens nothing, one that rests for 700 ms opens a tooltip, and the next tooltip opens at once. */
export const Delays: Story = {
  ...inARow(
    Tooltip,
    ['First', 'Second'].map((name) => ({
      content: `${name} note`,
      children: <Button variant="secondary">{name}</Button>,
    })),
  ),
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const getTime = async (name: string, note: string): Promise<number> => {
      const start = performance.now()
      await userEvent.hover(canvas.getByRole('button', { name }))
      await waitFor(() => expect(screen.getByText(note)).toBeVisible(), { timeout: 3000, interval: 20 })
      return performance.now() - start
    }
    await expect(await getTime('First', 'First note')).toBeGreaterThanOrEqual(690)
    await userEvent.unhover(canvas.getByRole('button', { name: 'First' }))
    await expect(await getTime('Second', 'Second note')).toBeLessThan(690)
  },
}

export const Extremes: Story = atExtremes(Tooltip, {
  width: 'natural',
  long: {
    content: 'Nur wer die wiederbefüllbare Handwaschlotion gekauft hat, kann hier eine Bewertung schreiben.',
    children: <Button variant="secondary">Bewertung schreiben</Button>,
  },
  rightToLeft: { content: 'للمشترين فقط.', children: <Button variant="secondary">اكتب رأيك</Button> },
})

/** In a row of icons. */
export const Composition: Story = inARow(Tooltip, { gap: '4' }, [
  { ...naming, content: 'Helpful', children: <IconButton icon={helpfulIcon} label="Helpful" /> },
  { ...naming, content: 'Search', children: <IconButton icon={searchIcon} label="Search" /> },
])

export const DoAndDont: Story = doAndDont(Tooltip, {
  good: {
    ...naming,
    content: 'Mark as helpful',
    children: <IconButton icon={helpfulIcon} label="Mark as helpful" variant="secondary" />,
  },
  goodWhy: 'Names an icon on hover.',
  bad: { content: 'Delivery costs £3.90 and takes two to three days.', children: <Button>Checkout</Button> },
  badWhy: 'A fact people need to decide, out of reach on touch.',
})
