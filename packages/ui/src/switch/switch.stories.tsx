import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Stack } from '../stack/stack.tsx'
import { Switch } from './switch.tsx'
import { Divider } from '../divider/divider.tsx'
import { Card } from '../card/card.tsx'
import { AtExtremes } from '../stories/at-extremes.tsx'
import { AtStates } from '../stories/at-states.tsx'
import { Advice } from '../stories/advice.tsx'
import { Button } from '../button/button.tsx'

const meta = {
  title: 'Components/Switch',
  component: Switch,
  args: { label: 'Letters from us', onCheckedChange: fn() },
} satisfies Meta<typeof Switch>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['!test'],
}

export const DefaultTest: Story = {
  ...Default,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('switch', { name: 'Letters from us' })).toBeChecked()
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true)
  },
}

export const States: Story = {
  render: () => (
    <Stack>
      <Switch label="On" description="One letter a month." defaultChecked />
      <Switch label="Off" />
      <Switch label="Always on" defaultChecked disabled />
    </Stack>
  ),
}

/** Every state, labelled. */
export const InEachState: Story = {
  render: () => (
    <AtStates width="wide" states={['focus', 'disabled']}>
      {(state) => <Switch label="Monthly letter" defaultChecked disabled={state === 'disabled'} />}
    </AtStates>
  ),
}

export const Extremes: Story = {
  render: () => (
    <AtExtremes
      width="wide"
      long={
        <Switch
          label="Benachrichtigungen über wiederkehrende Lieferungen und Nachfüllpackungen"
          description="Höchstens einmal im Monat und niemals an andere weitergegeben."
          defaultChecked
        />
      }
      rightToLeft={<Switch label="رسالة شهرية" defaultChecked />}
    />
  ),
}

/** In a list of settings. */
export const Composition: Story = {
  render: () => (
    <Card border="line">
      <Stack gap="16">
        <Switch label="Monthly letter" defaultChecked />
        <Divider />
        <Switch label="A note before each delivery" />
      </Stack>
    </Card>
  ),
}

export const DoAndDont: Story = {
  render: () => (
    <Advice
      good={<Switch label="Monthly letter" defaultChecked />}
      goodWhy="Names what is on; it is on at once."
      bad={
        <Stack gap="16">
          <Switch label="Turn the monthly letter on or off" />
          <Button size="sm">Save</Button>
        </Stack>
      }
      badWhy="A switch that waits for “Save” looks done before it is: use a checkbox."
    />
  ),
}
