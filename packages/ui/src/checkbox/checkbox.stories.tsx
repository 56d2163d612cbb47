import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Checkbox } from './checkbox.tsx'
import { atExtremes, doAndDont, drawn, inEachState, inAColumn } from '../stories/matrix.tsx'
import { Button } from '../button/button.tsx'
import { Link } from '../link/link.tsx'
import { Stack } from '../stack/stack.tsx'
import { TextField } from '../text-field/text-field.tsx'

const meta = {
  title: 'Components/Checkbox',
  component: Checkbox,
  args: { label: 'Analytics', onCheckedChange: fn() },
} satisfies Meta<typeof Checkbox>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ['!test'] }

export const DefaultTest: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.keyboard('{Tab} ')
    await expect(canvas.getByRole('checkbox', { name: 'Analytics' })).toBeChecked()
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true)
    await userEvent.click(canvas.getByText('Analytics'))
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(false)
  },
}

const TERMS = (
  <>
    I have read the <Link href="#terms">terms</Link>
  </>
)

export const States: Story = inAColumn(Checkbox, [
  {
    label: 'Necessary',
    description: 'Keeps your bag and your log-in.',
    defaultChecked: true,
    disabled: true,
  },
  { label: 'Marketing', defaultChecked: true },
  { label: 'Not offered here', disabled: true },
  { label: TERMS, error: 'Please agree to the terms to go on.' },
])

export const InEachState: Story = inEachState(Checkbox, ['focus', 'disabled', 'error'], {
  props: { label: 'Send me one letter a month', error: 'Please agree to the terms to go on.' },
})

export const Extremes: Story = atExtremes(Checkbox, {
  long: {
    label:
      'Ich habe die Allgemeinen Geschäftsbedingungen, die Datenschutzerklärung und die Widerrufsbelehrung gelesen',
    description: 'Sie können Ihre Einwilligung jederzeit mit Wirkung für die Zukunft widerrufen.',
    error: 'Bitte stimmen Sie zu, um fortzufahren.',
    required: true,
  },
  rightToLeft: { label: 'قرأت الشروط', description: 'يمكنك التراجع في أي وقت.' },
})

/** At the end of a form, before its button. */
export const Composition: Story = drawn(() => (
  <Stack gap="24" align="start">
    <TextField label="Email" type="email" />
    <Checkbox label="Send me one letter a month" />
    <Button>Sign up</Button>
  </Stack>
))

export const DoAndDont: Story = doAndDont(Checkbox, {
  good: { label: 'Send me one letter a month' },
  goodWhy: 'Says what is true when ticked, and leaves the choice to the customer.',
  bad: { label: 'Do not send me no letters', defaultChecked: true },
  badWhy: 'Nobody can tell what the tick means, and it is pre-ticked.',
})
