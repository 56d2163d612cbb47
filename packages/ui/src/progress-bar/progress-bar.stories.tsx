import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ProgressBar } from './progress-bar.tsx'
import { useState } from 'react'
import { atExtremes, doAndDont, drawn } from '../stories/matrix.tsx'
import { Button } from '../button/button.tsx'
import { Stack } from '../stack/stack.tsx'
import { Text } from '../text/text.tsx'

const meta = {
  title: 'Components/Progress bar',
  component: ProgressBar,
  args: { label: 'Free delivery', valueLabel: '£8.35 away from free UK delivery', value: 72 },
} satisfies Meta<typeof ProgressBar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Free delivery' })
    await expect(bar).toHaveAttribute('aria-valuetext', '£8.35 away from free UK delivery')
  },
}
function Filling() {
  const [isEnough, setIsEnough] = useState(false)
  return (
    <Stack align="start">
      <Button onClick={() => setIsEnough(true)}>Add a soap</Button>
      <ProgressBar
        label="Free delivery"
        live="polite"
        value={isEnough ? 100 : 72}
        valueLabel={isEnough ? 'You have free UK delivery' : '£8.35 away from free UK delivery'}
      />
    </Stack>
  )
}

/** A new value is read out once. */
export const Announced: Story = {
  render: () => <Filling />,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add a soap' }))
    await expect(canvas.getByText('You have free UK delivery')).toHaveAttribute('aria-live', 'polite')
  },
}

export const Extremes: Story = atExtremes(ProgressBar, {
  zero: <ProgressBar label="Nothing" value={0} />,
  many: (
    <Stack>
      <ProgressBar label="Full" value={100} />
      <ProgressBar label="Too much" value={400} />
      <ProgressBar label="Five stars" value={28} max={34} tone="mark" />
      <ProgressBar label="Questions" value={2} max={5} tone="primary" />
    </Stack>
  ),
  rightToLeft: <ProgressBar label="توصيل مجاني" value={40} />,
})

/** Under a text that explains it. */
export const Composition: Story = drawn((args) => (
  <Stack gap="8">
    <Text size="sm">£8.35 away from free UK delivery</Text>
    <ProgressBar {...args} />
  </Stack>
))

export const DoAndDont: Story = doAndDont(ProgressBar, {
  good: (
    <Stack gap="8">
      <Text size="sm">£8.35 away from free UK delivery</Text>
      <ProgressBar label="Towards free delivery" value={72} />
    </Stack>
  ),
  goodWhy: 'The text says what the bar measures and what happens at the end.',
  bad: <ProgressBar label="Progress" value={72} />,
  badWhy: 'Seventy-two of what, towards what?',
})
