import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Checkbox } from '../checkbox/checkbox.tsx'
import { NativePopover } from './native-popover.tsx'
import { atExtremes, doAndDont, inEachState } from '../stories/matrix.tsx'
import { Button } from '../button/button.tsx'
import { Inline } from '../inline/inline.tsx'
import { numbered } from '../stories/samples.ts'
import { Text } from '../text/text.tsx'

const meta = {
  title: 'Components/Native popover',
  component: NativePopover,
  args: { label: 'Scent', children: <Checkbox label="Lavender" name="scent" value="lavender" /> },
} satisfies Meta<typeof NativePopover>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ['!test'] }

export const DefaultTest: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const chip = canvas.getByText('Scent', { selector: 'summary *' })
    const field = canvas.getByRole('checkbox', { hidden: true })
    await expect(field).not.toBeVisible()
    await userEvent.click(chip)
    await waitFor(() => expect(field).toBeVisible())
    await userEvent.click(field)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(field).not.toBeVisible())
    await expect(chip.closest('summary')).toHaveFocus()
    await expect(field).toBeChecked()
  },
}

/** Filled once something is chosen. */
export const Selected: Story = { args: { label: 'Scent: Lavender', selected: true } }

const Two = () => (
  <Inline gap="8">
    <NativePopover name="filter" label="Scent">
      <Checkbox label="Lavender" />
    </NativePopover>
    <NativePopover name="filter" label="Material">
      {(isOpen) => (isOpen ? <Checkbox label="Glass" /> : <Text>Closed</Text>)}
    </NativePopover>
    <Button>Elsewhere</Button>
  </Inline>
)

/** A bar of filters: only one is open, and a click elsewhere closes it. */
export const Composition: Story = { render: Two, tags: ['!test'] }

export const CompositionTest: Story = {
  ...Composition,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Scent'))
    const lavender = canvas.getByRole('checkbox', { name: 'Lavender' })
    await waitFor(() => expect(lavender).toBeVisible())
    await userEvent.click(canvas.getByText('Material'))
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'Glass' })).toBeVisible())
    await waitFor(() => expect(lavender).not.toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Elsewhere' }))
    await waitFor(() => expect(canvas.queryByRole('checkbox', { name: 'Glass' })).toBeNull())
  },
}

export const InEachState: Story = inEachState(NativePopover, ['hover', 'focus'], { width: 'natural' })

export const Extremes: Story = atExtremes(NativePopover, {
  width: 'natural',
  long: {
    label: 'Material: Baumwolle aus kontrolliert biologischem Anbau, Leinen',
    selected: true,
    children: <Checkbox label="Baumwolle aus kontrolliert biologischem Anbau" />,
  },
  many: {
    label: 'Maker',
    children: numbered(30, (number) => <Checkbox key={number} label={`Maker ${number}`} />),
  },
  rightToLeft: { label: 'الرائحة', children: <Checkbox label="خزامى" /> },
})

export const DoAndDont: Story = doAndDont(NativePopover, {
  good: { label: 'Scent: Lavender', selected: true, children: <Checkbox label="Lavender" defaultChecked /> },
  goodWhy: 'The chip shows the chosen value.',
  bad: { label: '?', children: <Text>Delivery costs £3.90.</Text> },
  badWhy: 'Essential information is hidden behind a question mark: write it on the page.',
})
