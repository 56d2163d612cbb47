import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Chip, type ChipProps, RemovableChip } from './chip.tsx'
import { atExtremes, doAndDont, inEachState, inARow, inAColumn } from '../stories/matrix.tsx'
import { Inline } from '../inline/inline.tsx'
import { useHeld } from '../stories/use-held.ts'

const meta = { title: 'Components/Chip', component: Chip, args: { children: 'Plastic-free' } } satisfies Meta<
  typeof Chip
>

export default meta
type Story = StoryObj<typeof meta>

function Toggle(props: ChipProps) {
  const [pressed, setPressed] = useHeld(props.pressed)
  return <Chip {...props} pressed={pressed} onClick={() => setPressed(!pressed)} />
}

export const Default: Story = {
  args: { pressed: false },
  render: (args) => <Toggle {...args} />,
  tags: ['!test'],
}

export const DefaultTest: Story = {
  ...Default,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard('{Tab} ')
    await expect(canvas.getByRole('button', { name: 'Plastic-free' })).toHaveAttribute('aria-pressed', 'true')
  },
}

export const States: Story = inARow(Chip, [
  { children: 'Plain' },
  { pressed: true, children: 'Pressed' },
  { indicator: 'menu', children: 'Price' },
  { indicator: 'menu', selected: true, children: 'Price: £5 – £20' },
  { disabled: true, children: 'Nothing to choose' },
])

const remove = fn()
export const Removable: Story = {
  ...inARow(RemovableChip, [
    { removeLabel: 'Remove filter Material: Cotton', onRemove: remove, children: 'Material: Cotton' },
    { removeLabel: 'Remove filter Scent: Lavender', href: '#without', children: 'Scent: Lavender' },
  ]),
  tags: ['!test'],
}

export const RemovableTest: Story = {
  ...Removable,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove filter Material: Cotton' }))
    await expect(remove).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('link', { name: 'Remove filter Scent: Lavender' })).toBeVisible()
  },
}

export const InEachState: Story = inEachState(Chip, ['hover', 'focus', 'disabled'], { width: 'natural' })

export const Extremes: Story = atExtremes(Chip, {
  width: 'natural',
  long: { indicator: 'menu', children: 'Material: Baumwolle aus kontrolliert biologischem Anbau' },
  zero: { disabled: true, children: 'Scent (0)' },
  many: { pressed: true, children: 'Plastic-free (999+)' },
  rightToLeft: (
    <Inline>
      <Chip indicator="menu">السعر</Chip>
      <RemovableChip removeLabel="إزالة المادة: قطن" href="#without">
        المادة: قطن
      </RemovableChip>
    </Inline>
  ),
})

/** A filter bar with the chosen filters. */
export const Composition: Story = inAColumn(Chip, [
  inARow(Chip, { gap: '8' }, [
    { indicator: 'menu', children: 'Price' },
    { indicator: 'menu', selected: true, children: 'Scent: 2' },
    { pressed: false },
  ]),
  inARow(RemovableChip, { gap: '8' }, [
    { removeLabel: 'Remove filter Scent: Lavender', href: '#one', children: 'Lavender' },
    { removeLabel: 'Remove filter Scent: Oat', href: '#two', children: 'Oat' },
  ]),
])

export const DoAndDont: Story = doAndDont(Chip, {
  good: inARow(Chip, { gap: '8' }, [
    { indicator: 'menu', selected: true, children: 'Price: £5 – £20' },
    { pressed: false },
  ]),
  goodWhy: 'The chip shows the chosen value.',
  bad: inARow(Chip, { gap: '8' }, [{ children: 'Add to bag' }, { children: 'Checkout' }]),
  badWhy: 'A main action that looks like a filter gets overlooked.',
})
