import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Switch } from './switch.tsx'
import { Divider } from '../divider/divider.tsx'
import { atExtremes, doAndDont, drawn, inEachState, inAColumn } from '../stories/matrix.tsx'
import { Button } from '../button/button.tsx'
import { Card } from '../card/card.tsx'
import { Stack } from '../stack/stack.tsx'

const meta = {
  title: 'Components/Switch',
  component: Switch,
  args: { label: 'Letters from us', onCheckedChange: fn() },
} satisfies Meta<typeof Switch>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ['!test'] }

export const DefaultTest: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.keyboard('{Tab} ')
    await expect(canvas.getByRole('switch', { name: 'Letters from us' })).toBeChecked()
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true)
  },
}

export const States: Story = inAColumn(Switch, [
  { label: 'On', description: 'One letter a month.', defaultChecked: true },
  { label: 'Off' },
  { label: 'Always on', defaultChecked: true, disabled: true },
])

export const InEachState: Story = inEachState(Switch, ['focus', 'disabled'], {
  props: { label: 'Monthly letter', defaultChecked: true },
})

export const Extremes: Story = atExtremes(Switch, {
  long: {
    label: 'Benachrichtigungen über wiederkehrende Lieferungen und Nachfüllpackungen',
    description: 'Höchstens einmal im Monat und niemals an andere weitergegeben.',
    defaultChecked: true,
  },
  rightToLeft: { label: 'رسالة شهرية', defaultChecked: true },
})

/** In a list of settings. */
export const Composition: Story = drawn(() => (
  <Card border="line">
    <Stack gap="16">
      <Switch label="Monthly letter" defaultChecked />
      <Divider />
      <Switch label="A note before each delivery" />
    </Stack>
  </Card>
))

export const DoAndDont: Story = doAndDont(Switch, {
  good: { label: 'Monthly letter', defaultChecked: true },
  goodWhy: 'Names what is turned on, and takes effect at once.',
  bad: (
    <Stack gap="16">
      <Switch label="Turn the monthly letter on or off" />
      <Button size="sm">Save</Button>
    </Stack>
  ),
  badWhy: 'A switch that waits for “Save” looks finished too early: use a checkbox.',
})
