import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { Checkbox } from '../checkbox/checkbox.tsx'
import { Chip } from '../chip/chip.tsx'
import { Popover } from './popover.tsx'
import { atExtremes, doAndDont, drawn } from '../stories/matrix.tsx'
import { Box } from '../box/box.tsx'
import { Button } from '../button/button.tsx'
import { german, numbered } from '../stories/samples.ts'
import { Inline } from '../inline/inline.tsx'
import { Text } from '../text/text.tsx'

const meta = {
  title: 'Components/Popover',
  component: Popover,
  args: {
    trigger: <Chip indicator="menu">Scent</Chip>,
    title: 'Scent',
    children: (
      <>
        <Checkbox label="Oat & Honey" />
        <Checkbox label="Lavender" />
        <Button size="sm">See results (13)</Button>
      </>
    ),
  },
} satisfies Meta<typeof Popover>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ['!test'] }

export const DefaultTest: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Scent' })
    await userEvent.keyboard('{Tab}{Enter}')
    const popover = await screen.findByRole('dialog', { name: 'Scent' })
    await waitFor(() => expect(popover).toBeVisible())
    await expect(trigger).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(trigger).toHaveFocus())
  },
}

export const Open: Story = { parameters: { docs: { story: { inline: false } } }, args: { open: true } }
const PLACEMENTS = ['bottom-start', 'bottom', 'bottom-end', 'top-start', 'top', 'top-end'] as const

export const Placements: Story = drawn(() => (
  <Box insetBlock="64">
    <Inline gap="8">
      {PLACEMENTS.map((placement) => (
        <Popover
          key={placement}
          placement={placement}
          trigger={<Chip>{placement}</Chip>}
          title={placement}
          titleDisplay="hidden"
        >
          <Text>{placement}</Text>
        </Popover>
      ))}
    </Inline>
  </Box>
))

export const Extremes: Story = atExtremes(Popover, {
  width: 'natural',
  long: {
    trigger: <Chip>Nachfüllpackungen</Chip>,
    title: german.title,
    children: numbered(30, (number) => <Checkbox key={number} label={`Handwaschlotionsflasche ${number}`} />),
  },
  rightToLeft: { trigger: <Chip>الرائحة</Chip>, title: 'الرائحة', children: <Checkbox label="خزامى" /> },
})

/**
 * An ancestor that scrolls or clips does not cut the panel, and controls in the panel belong to the surrounding form.
 */
export const Composition: Story = {
  render: () => (
    <form
      aria-label="Filters"
      style={{
        blockSize: '4rem',
        inlineSize: '12rem',
        maxInlineSize: '100%',
        overflow: 'auto',
        border: '1px dashed',
      }}
    >
      <Popover trigger={<Chip indicator="menu">Scent</Chip>} title="Scent">
        <Checkbox label="Lavender" name="scent" value="lavender" />
      </Popover>
    </form>
  ),
  tags: ['!test'],
}

export const CompositionTest: Story = {
  ...Composition,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Scent' }))
    const popover = await screen.findByRole('dialog', { name: 'Scent' })
    await waitFor(() => expect(popover).toBeVisible())
    const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Lavender' })
    await waitFor(async () => {
      const { left, top, width, height } = box.getBoundingClientRect()
      await expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(box)
    })
    await expect(box.form).toBe(canvas.getByRole('form', { name: 'Filters' }))
  },
}

export const DoAndDont: Story = doAndDont(Popover, {
  good: {},
  goodWhy: 'Opens on demand, and its title repeats the button.',
  bad: { trigger: <Chip>?</Chip>, title: 'Hint', children: <Text>Delivery costs £3.90.</Text> },
  badWhy: 'Essential information is hidden behind a question mark: write it on the page.',
})
