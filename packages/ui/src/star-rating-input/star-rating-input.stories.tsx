import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { StarRatingInput, type StarRatingInputProps } from './star-rating-input.tsx'
import { Textarea } from '../textarea/textarea.tsx'
import { atExtremes, doAndDont, inEachState } from '../stories/matrix.tsx'
import { Button } from '../button/button.tsx'
import { Stack } from '../stack/stack.tsx'
import { useHeld } from '../stories/use-held.ts'

const meta = {
  title: 'Components/Star rating input',
  component: StarRatingInput,
  args: {
    label: 'Your rating',
    name: 'rating',
    starLabels: ['1 star', '2 stars', '3 stars', '4 stars', '5 stars'],
    onValueChange: fn(),
  },
} satisfies Meta<typeof StarRatingInput>

export default meta
type Story = StoryObj<typeof meta>

function Held(props: StarRatingInputProps) {
  const [value, setValue] = useHeld(props.value, props.onValueChange)
  return <StarRatingInput {...props} value={value} onValueChange={setValue} />
}

export const Default: Story = { args: { value: 0 }, render: (args) => <Held {...args} />, tags: ['!test'] }

export const DefaultTest: Story = {
  ...Default,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '3 stars' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith(3)
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: '4 stars' })).toBeChecked()
    await expect(args.onValueChange).toHaveBeenLastCalledWith(4)
  },
}

export const Chosen: Story = { args: { defaultValue: 4 } }
export const Invalid: Story = { args: { error: 'Please select a rating', required: true } }

export const InEachState: Story = inEachState(StarRatingInput, ['hover', 'focus', 'error'], {
  width: 'natural',
  target: 'input[value="4"]',
  props: (state) => ({ name: state, error: 'Please choose a rating.' }),
})

export const Extremes: Story = atExtremes(StarRatingInput, {
  long: {
    name: 'long',
    label: 'Wie zufrieden sind Sie insgesamt mit der wiederbefüllbaren Handwaschlotion?',
    error: 'Bitte wählen Sie zwischen einem und fünf Sternen.',
  },
  rightToLeft: {
    name: 'rtl',
    label: 'تقييمك',
    starLabels: ['نجمة', 'نجمتان', '٣ نجوم', '٤ نجوم', '٥ نجوم'],
    defaultValue: 3,
  },
})

/** The first question of a review. */
export const Composition: Story = {
  args: { value: 0 },
  render: (args) => (
    <Stack gap="24" align="start">
      <Held {...args} />
      <Textarea label="Your review" />
      <Button>Send review</Button>
    </Stack>
  ),
}

export const DoAndDont: Story = doAndDont(StarRatingInput, {
  good: { name: 'good', label: 'Your rating' },
  goodWhy: 'Empty until someone chooses.',
  bad: { name: 'bad', label: 'Rate us!', defaultValue: 5 },
  badWhy: 'Five preselected stars are nobody’s opinion.',
})
