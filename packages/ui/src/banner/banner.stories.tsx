import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Banner } from './banner.tsx'
import { atExtremes, doAndDont, drawn, inAColumn } from '../stories/matrix.tsx'
import { Button } from '../button/button.tsx'
import { Link } from '../link/link.tsx'
import { Stack } from '../stack/stack.tsx'
import { TextField } from '../text-field/text-field.tsx'

const meta = {
  title: 'Components/Banner',
  component: Banner,
  parameters: { controls: { exclude: ['dismissLabel'] } },
  args: { children: 'Delivery takes a day longer this week.' },
} satisfies Meta<typeof Banner>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Tones: Story = inAColumn(
  Banner,
  (['neutral', 'info', 'success', 'warning', 'error'] as const).map((tone) => ({
    tone,
    title: 'Your plan was paused',
    children: 'It goes on by itself on 3 December.',
  })),
)

export const WithActions: Story = {
  args: {
    tone: 'error',
    title: 'The bag could not be loaded',
    children: 'Nothing is lost. Try again in a moment.',
    live: 'assertive',
    actions: <Link href="#again">Try again</Link>,
  },
  play: ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent('Nothing is lost'),
}

export const Dismissible: Story = {
  args: {
    tone: 'success',
    live: 'polite',
    onDismiss: fn(),
    dismissLabel: 'Close message',
    children: 'Saved.',
  },
  tags: ['!test'],
}

export const DismissibleTest: Story = {
  ...Dismissible,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Close message' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onDismiss).toHaveBeenCalledOnce()
  },
}
export const Extremes: Story = atExtremes(Banner, {
  long: {
    tone: 'warning',
    title: 'Die Zahlungsart für Ihr wiederkehrendes Abonnement läuft demnächst ab',
    children:
      'Bitte hinterlegen Sie vor dem dritten Dezember eine neue Karte, damit die nächste Lieferung pünktlich versandt werden kann.',
  },
  rightToLeft: { tone: 'success', title: 'تم إيقاف الاشتراك', children: 'سيستأنف في ٣ ديسمبر.' },
})

/** Above a form, before its fields. */
export const Composition: Story = drawn(() => (
  <Stack gap="24">
    <Banner tone="error" title="You are not logged in yet">
      Email and password do not belong together.
    </Banner>
    <TextField label="Email" type="email" />
    <Button>Log in</Button>
  </Stack>
))

export const DoAndDont: Story = doAndDont(Banner, {
  good: {
    tone: 'error',
    title: 'The bag could not be loaded',
    actions: <Link href="#again">Try again</Link>,
    children: 'Nothing is lost.',
  },
  goodWhy: 'Says what happened, what it means, and what to do.',
  bad: {
    tone: 'error',
    title: 'Error 500',
    children: 'An unknown error occurred. Please contact the administrator.',
  },
  badWhy: 'A number nobody can use, and no next step.',
})
