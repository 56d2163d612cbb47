import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { RadioGroup } from '../radio-group/radio-group.tsx'
import { doAndDont } from '../stories/matrix.tsx'
import { Button } from '../button/button.tsx'
import { Heading } from '../heading/heading.tsx'
import { Inline } from '../inline/inline.tsx'
import { Stack } from '../stack/stack.tsx'
import { toOptions } from '../stories/samples.ts'

const meta = {
  title: 'Components/Confirm dialog',
  component: ConfirmDialog,
  parameters: { docs: { story: { inline: false } } },
  args: {
    open: true,
    onOpenChange: fn(),
    onConfirm: fn(),
    title: 'Cancel this subscription?',
    description: 'It ends at once and cannot be started again. You can subscribe anew whenever you like.',
    confirmLabel: 'Cancel subscription',
    variant: 'critical',
    cancelLabel: 'Keep it',
    closeLabel: 'Close',
    loadingLabel: 'Cancelling',
  },
} satisfies Meta<typeof ConfirmDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ['!test'] }

export const DefaultTest: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ userEvent, args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Cancel this subscription?' })
    await expect(dialog).toHaveAccessibleDescription(/cannot be started again/)
    await userEvent.click(screen.getByRole('button', { name: 'Cancel subscription' }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
    await userEvent.keyboard('{Escape}')
    await expect(args.onOpenChange).toHaveBeenCalledOnce()
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
}

/** An action that costs money and deletes nothing. */
export const Primary: Story = {
  args: {
    title: 'Send the next delivery today?',
    description: 'We charge £11.70 to your card now.',
    confirmLabel: 'Send it today',
    cancelLabel: 'Keep the day',
    variant: 'primary',
  },
}

export const Loading: Story = { args: { loading: true } }
export const Long: Story = {
  args: {
    title: 'Möchten Sie Ihr wiederkehrendes Abonnement wirklich unwiderruflich kündigen?',
    description:
      'Es endet sofort und kann nicht wieder aufgenommen werden. Bereits bezahlte Lieferungen werden noch versandt.',
    confirmLabel: 'Abonnement unwiderruflich kündigen',
    cancelLabel: 'Abonnement behalten',
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    title: 'إلغاء هذا الاشتراك؟',
    description: 'ينتهي فورًا ولا يمكن استئنافه.',
    confirmLabel: 'إلغاء الاشتراك',
    cancelLabel: 'الاحتفاظ به',
  },
}

/** With an additional field. */
export const Composition: Story = {
  args: {
    title: 'Pause this subscription?',
    description: 'Nothing is sent until you go on.',
    confirmLabel: 'Pause subscription',
    children: (
      <RadioGroup
        label="For how long?"
        name="pause"
        defaultValue="One month"
        options={toOptions('One month', 'Two months')}
      />
    ),
  },
}

interface QuestionProps {
  readonly title: string
  readonly no: string
  readonly yes: string
}

function Question({ title, no, yes }: QuestionProps) {
  return (
    <Stack gap="16">
      <Heading level={2} size="xl">
        {title}
      </Heading>
      <Inline gap="8">
        <Button variant="secondary">{no}</Button>
        <Button>{yes}</Button>
      </Inline>
    </Stack>
  )
}

export const DoAndDont: Story = doAndDont(ConfirmDialog, {
  good: <Question title="Cancel this subscription?" no="Keep it" yes="Cancel subscription" />,
  goodWhy: 'Both answers say what they do.',
  bad: <Question title="Are you sure?" no="Cancel" yes="OK" />,
  badWhy: 'Sure of what? And does “Cancel” cancel the subscription or the question?',
})
