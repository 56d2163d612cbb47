import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { RadioCards, type RadioCardsProps } from './radio-cards.tsx'
import { doAndDont, drawn, inEachState } from '../stories/matrix.tsx'
import { Box } from '../box/box.tsx'
import { Button } from '../button/button.tsx'
import { Stack } from '../stack/stack.tsx'
import { Text } from '../text/text.tsx'
import { useHeld } from '../stories/use-held.ts'

const meta = {
  title: 'Components/Radio cards',
  component: RadioCards,
  args: {
    label: 'How to buy',
    name: 'plan',
    value: 'standard',
    onValueChange: fn(),
    options: [
      { value: 'standard', title: 'One time', end: '£6.50' },
      {
        value: 'subscription',
        title: 'Subscribe and save 10%',
        description: 'Delivered every month · pause or stop at any time',
        end: '£5.85',
        extra: <Text size="sm">The first one leaves tomorrow.</Text>,
      },
    ],
  },
} satisfies Meta<typeof RadioCards>

export default meta
type Story = StoryObj<typeof meta>

function Held(props: RadioCardsProps) {
  const [value, setValue] = useHeld(props.value, props.onValueChange)
  return <RadioCards {...props} value={value} onValueChange={setValue} />
}

export const Default: Story = { render: (args) => <Held {...args} />, tags: ['!test'] }

export const DefaultTest: Story = {
  ...Default,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    const extra = canvas.getByText('The first one leaves tomorrow.')
    await expect(extra).not.toBeVisible()
    await userEvent.keyboard('{Tab}{ArrowDown}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('subscription')
    await expect(extra).toBeVisible()
  },
}

export const InEachState: Story = inEachState(RadioCards, ['hover', 'focus'], {
  props: (state) => ({ name: state }),
})

const LONG = {
  label: 'Wohin sollen wir liefern?',
  value: 'home',
  options: [
    {
      value: 'home',
      title: 'Nach Hause, an die im Kundenkonto hinterlegte Anschrift',
      description: 'Hauptstraße 12, 10115 Berlin, Deutschland',
      end: 'Kostenlos',
    },
    {
      value: 'shop',
      title: 'In den Laden',
      description: 'Zurzeit nicht möglich',
      end: '1,50 €',
      disabled: true,
    },
  ],
}

export const Extremes: Story = { args: LONG }
export const HiddenLabel: Story = { render: (args) => <Held {...args} labelDisplay="hidden" /> }

export const RightToLeft: Story = drawn((args) => (
  <Box dir="rtl" lang="ar">
    <RadioCards
      {...args}
      name="rtl"
      label="طريقة الشراء"
      value="b"
      options={[
        { value: 'a', title: 'مرة واحدة', end: '٦٫٥٠ £' },
        { value: 'b', title: 'اشترك ووفّر ١٠٪', description: 'كل شهر', end: '٥٫٨٥ £' },
      ]}
    />
  </Box>
))

export const Long: Story = { args: LONG }

/** Above the button that submits the choice. */
export const Composition: Story = drawn((args) => (
  <Stack gap="24">
    <Held {...args} />
    <Button size="lg">Add to bag · £5.85</Button>
  </Stack>
))

export const DoAndDont: Story = doAndDont(RadioCards, {
  good: {
    name: 'good',
    label: 'Buy',
    options: [
      { value: 'standard', title: 'One time', end: '£6.50' },
      { value: 'plan', title: 'Every month', end: '£5.85' },
    ],
  },
  goodWhy: 'Parallel wording and aligned prices: easy to compare at a glance.',
  bad: {
    name: 'bad',
    label: 'Options',
    options: [
      { value: 'standard', title: '£6.50', end: 'once' },
      { value: 'plan', title: 'Become a member of our refill club', description: '5.85 pounds' },
    ],
  },
  badWhy: 'Price and name swap places, so they have to be read twice.',
})
