import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { RadioGroup } from './radio-group.tsx'
import { atExtremes, doAndDont, drawn, inEachState } from '../stories/matrix.tsx'
import { Button } from '../button/button.tsx'
import { german, toOptions } from '../stories/samples.ts'
import { Stack } from '../stack/stack.tsx'

const meta = {
  title: 'Components/Radio group',
  component: RadioGroup,
  args: {
    label: 'Which order is this about?',
    name: 'order',
    options: [
      { value: '1042', label: 'Order 1042', description: '3 October 2026' },
      { value: '1017', label: 'Order 1017', description: '12 August 2026' },
      { value: '990', label: 'Order 990', description: 'Canceled', disabled: true },
    ],
  },
} satisfies Meta<typeof RadioGroup>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { args: { defaultValue: '1042' }, tags: ['!test'] }

export const DefaultTest: Story = {
  ...Default,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard('{Tab}{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: /Order 1017/ })).toBeChecked()
  },
}

export const Invalid: Story = { args: { error: 'Please select an order to review first.', required: true } }
export const HiddenLabel: Story = { args: { labelDisplay: 'hidden', defaultValue: '1017' } }

export const InEachState: Story = inEachState(RadioGroup, ['focus', 'disabled', 'error'], {
  props: (state) => ({
    name: state,
    options: meta.args.options.map((option) => ({ ...option, disabled: state === 'disabled' })),
    error: 'Please select an order to review first.',
  }),
})

export const Extremes: Story = atExtremes(RadioGroup, {
  long: {
    label: 'Um welche Ihrer wiederkehrenden Bestellungen handelt es sich?',
    name: 'long',
    defaultValue: 'a',
    options: [
      {
        value: 'a',
        label: german.product,
        description: 'Bestellt am dritten Oktober zweitausendsechsundzwanzig',
      },
    ],
  },
  rightToLeft: {
    label: 'أي طلب؟',
    name: 'rtl',
    defaultValue: 'b',
    options: [
      { value: 'a', label: 'طلب ١٠٤٢' },
      { value: 'b', label: 'طلب ١٠١٧', description: '١٢ أغسطس' },
    ],
  },
})

/** The first question of a form. */
export const Composition: Story = drawn((args) => (
  <Stack gap="24" align="start">
    <RadioGroup {...args} name="composed" />
    <Button>Go on</Button>
  </Stack>
))

export const DoAndDont: Story = doAndDont(RadioGroup, {
  good: { label: 'Which order is this about?', name: 'good', options: toOptions('Order 1042', 'Order 1017') },
  goodWhy: 'A question and its answers.',
  bad: { label: 'Letter', name: 'bad', options: toOptions('I want the letter', 'I do not want the letter') },
  badWhy: 'On and off in two lines: a checkbox needs only one.',
})
