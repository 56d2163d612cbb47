import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Select } from './select.tsx'
import { atExtremes, doAndDont, drawn, inEachState, inARow } from '../stories/matrix.tsx'
import { Inline } from '../inline/inline.tsx'
import { numbered, toOptions } from '../stories/samples.ts'
import { Text } from '../text/text.tsx'

const meta = {
  title: 'Components/Select',
  component: Select,
  args: {
    label: 'How often',
    onValueChange: fn(),
    options: [
      { value: 'month', label: 'Every month' },
      { value: 'two', label: 'Every two months' },
      { value: 'three', label: 'Every three months', description: 'Saves another 2 %' },
      { value: 'year', label: 'Every year', disabled: true },
    ],
  },
} satisfies Meta<typeof Select>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ['!test'] }

export const DefaultTest: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    const trigger = canvas.getByRole('combobox', { name: 'How often' })
    await expect(trigger).toHaveTextContent('Every month')
    await userEvent.keyboard('{Tab}{Enter}')
    await screen.findByRole('listbox')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('three')
    await waitFor(() => expect(trigger).toHaveFocus())
    await expect(trigger).toHaveTextContent('Every three months')
  },
}

export const Open: Story = {
  tags: ['posed'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await screen.findByRole('listbox')
  },
}

export const States: Story = inARow(Select, { align: 'start' }, [
  { label: 'Nothing yet', placeholder: 'Please choose' },
  { label: 'Invalid', error: 'Please choose one.', placeholder: 'Please choose' },
  { label: 'Disabled', disabled: true },
  { label: 'Described', description: 'You can change it at any time.', optionalLabel: '(optional)' },
])

export const Variants: Story = inARow(Select, [
  { labelDisplay: 'hidden', variant: 'pill' },
  { label: 'Sort', labelDisplay: 'hidden', variant: 'bare', prefix: 'Sort:' },
])

export const InEachState: Story = inEachState(Select, ['hover', 'focus', 'disabled', 'error'], {
  target: 'button, [role=combobox]',
  props: { error: 'Please choose one.' },
})

export const Extremes: Story = atExtremes(Select, {
  long: {
    label: 'Lieferrhythmus Ihres wiederkehrenden Abonnements',
    required: true,
    options: toOptions('Alle drei Monate jeweils am ersten Werktag des betreffenden Monats'),
  },
  many: { label: 'One of many', options: toOptions(...numbered(200, (number) => `Option ${number}`)) },
  rightToLeft: { label: 'كل متى', options: toOptions('كل شهر') },
})

/** Above a list, at the end of its title's line. */
export const Composition: Story = drawn((args) => (
  <Inline justify="between">
    <Text>24 products</Text>
    <Select {...args} label="Order" labelDisplay="hidden" variant="bare" prefix="Sort:" />
  </Inline>
))

export const DoAndDont: Story = doAndDont(Select, {
  good: { label: 'Delivered' },
  goodWhy: 'Options of one kind, the usual one first.',
  bad: { label: 'Please choose below:', options: toOptions('Every month', 'As a gift', 'I have a question') },
  badWhy: 'Three kinds of things in one list, under a label that fits none.',
})
