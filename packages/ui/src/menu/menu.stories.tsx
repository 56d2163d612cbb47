import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { editIcon, pauseIcon, trashIcon } from '../icons/icons.ts'
import { Menu } from './menu.tsx'
import { atExtremes, doAndDont, drawn, inARow } from '../stories/matrix.tsx'
import { Button } from '../button/button.tsx'
import { Card } from '../card/card.tsx'
import { Heading } from '../heading/heading.tsx'
import { Inline } from '../inline/inline.tsx'
import { numbered } from '../stories/samples.ts'
import { toNavigation } from '../stories/navigation.ts'

const pause = fn()

const meta = {
  title: 'Components/Menu',
  component: Menu,
  args: {
    trigger: <Button variant="secondary">Manage</Button>,
    entries: [
      { id: 'edit', label: 'Edit plan', icon: editIcon, href: '#edit' },
      { id: 'pause', label: 'Pause', icon: pauseIcon, onSelect: pause },
      { id: 'skip', label: 'Skip the next one', disabled: true, onSelect: fn() },
      { id: 'cancel', label: 'Cancel subscription', icon: trashIcon, variant: 'critical', onSelect: fn() },
    ],
  },
} satisfies Meta<typeof Menu>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ['!test'] }

export const DefaultTest: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Manage' })
    await userEvent.keyboard('{Tab}{ArrowDown}')
    await expect(await screen.findByRole('menuitem', { name: 'Edit plan' })).toHaveAttribute('href', '#edit')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Edit plan' })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    await expect(screen.getByRole('menuitem', { name: 'Pause' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(pause).toHaveBeenCalledOnce()
    await waitFor(() => expect(trigger).toHaveFocus())
  },
}

export const Open: Story = {
  tags: ['posed'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Manage' }))
    await screen.findByRole('menu')
  },
}
/** With the keyboard: the entry that Enter selects. */
export const Focus: Story = {
  tags: ['posed'],
  play: async ({ userEvent }) => {
    await userEvent.keyboard('{Tab}{ArrowDown}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Edit plan' })).toHaveFocus())
  },
}

export const Placements: Story = inARow(
  Menu,
  { gap: '8' },
  (['bottom-start', 'bottom-end', 'top-start', 'top-end'] as const).map((placement) => ({
    placement,
    trigger: <Button variant="secondary">{placement}</Button>,
  })),
)

export const Extremes: Story = atExtremes(Menu, {
  width: 'natural',
  long: {
    trigger: <Button variant="secondary">Abonnement verwalten</Button>,
    entries: [{ id: 'pause', label: 'Lieferung bis auf Weiteres unterbrechen', onSelect: pause }],
  },
  many: {
    trigger: <Button variant="secondary">Forty</Button>,
    entries: toNavigation(numbered(40, (number) => `Entry ${number}`)),
  },
  rightToLeft: {
    trigger: <Button variant="secondary">إدارة</Button>,
    entries: [{ id: 'edit', label: 'تعديل الخطة', icon: editIcon, href: '#edit' }],
  },
})

/** At the end of a card’s title. */
export const Composition: Story = drawn((args) => (
  <Card border="line">
    <Inline justify="between">
      <Heading level={2} size="xl">
        Refillable Hand Wash
      </Heading>
      <Menu {...args} placement="bottom-end" />
    </Inline>
  </Card>
))

export const DoAndDont: Story = doAndDont(Menu, {
  good: {},
  goodWhy: 'Verbs, most used first; what can’t be undone comes last.',
  bad: {
    trigger: <Button variant="secondary">How often: every month</Button>,
    entries: toNavigation(['Every month', 'Every two months']),
  },
  badWhy: 'Use Select for values: a menu can’t show which one is selected.',
})
