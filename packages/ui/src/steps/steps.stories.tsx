import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Steps } from './steps.tsx'
import { Stack } from '../stack/stack.tsx'
import { RadioGroup } from '../radio-group/radio-group.tsx'
import { atExtremes, doAndDont, drawn } from '../stories/matrix.tsx'

const meta = {
  title: 'Components/Steps',
  component: Steps,
  args: {
    label: 'Progress',
    steps: ['Your skin', 'Your home', 'Your scent', 'Result'],
    current: 1,
    doneLabel: 'done',
  },
} satisfies Meta<typeof Steps>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem')
    await expect(first).toHaveTextContent('Your skin (done)')
    await expect(second).toHaveAttribute('aria-current', 'step')
  },
}

export const First: Story = { args: { current: 0 } }
export const Last: Story = { args: { current: 3 } }
export const Extremes: Story = atExtremes(Steps, {
  long: {
    label: 'Long',
    steps: ['Hautbeschaffenheit', 'Haushaltsgewohnheiten', 'Lieblingsduftrichtung', 'Ergebnis'],
  },
  many: {
    label: 'Many',
    steps: ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight'],
    current: 5,
  },
  rightToLeft: { label: 'التقدم', doneLabel: 'تم', steps: ['بشرتك', 'منزلك', 'النتيجة'] },
})

/** Above a question. */
export const Composition: Story = drawn((args) => (
  <Stack gap="32">
    <Steps {...args} />
    <RadioGroup
      label="How does your skin feel?"
      name="skin"
      options={[
        { value: 'dry', label: 'Dry' },
        { value: 'fine', label: 'Fine' },
      ]}
    />
  </Stack>
))

export const DoAndDont: Story = doAndDont(Steps, {
  good: { label: 'Good', steps: ['Skin', 'Scent', 'Result'] },
  goodWhy: 'Few stages with names.',
  bad: { label: 'Bad', steps: ['Step 1', 'Step 2', 'Step 3'] },
  badWhy: 'Numbers add nothing to the bars.',
})
