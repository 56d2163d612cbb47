import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { Dialog, type DialogProps } from './dialog.tsx'
import { doAndDont } from '../stories/matrix.tsx'
import { Button } from '../button/button.tsx'
import { numbered } from '../stories/samples.ts'
import { Stack } from '../stack/stack.tsx'
import { Text } from '../text/text.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { useHeld } from '../stories/use-held.ts'

const meta = {
  title: 'Components/Dialog',
  component: Dialog,
  parameters: { docs: { story: { inline: false } } },
  args: { open: true, onOpenChange: fn(), title: 'Edit address', closeLabel: 'Close' },
} satisfies Meta<typeof Dialog>

export default meta
type Story = StoryObj<typeof meta>

function Opener(props: DialogProps) {
  const [open, setOpen] = useHeld(props.open, props.onOpenChange)
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Edit
      </Button>
      <Dialog
        actions={<Button onClick={() => setOpen(false)}>Save address</Button>}
        {...props}
        open={open}
        onOpenChange={setOpen}
      />
    </>
  )
}

/** The focus moves into the dialog, stays there and returns when it closes. */
export const Default: Story = {
  args: {
    open: false,
    description: 'Used for the next delivery.',
    children: <TextField label="Street" defaultValue="12 Mill Lane" />,
  },
  render: (args) => <Opener {...args} />,
  tags: ['!test'],
}

export const DefaultTest: Story = {
  ...Default,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Edit' })
    await userEvent.click(opener)
    const dialog = await screen.findByRole('dialog', { name: 'Edit address' })
    for (const landmark of ['banner', 'contentinfo'])
      await expect(within(dialog).queryByRole(landmark)).toBeNull()
    await expect(dialog).toHaveAccessibleDescription('Used for the next delivery.')
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

export const Small: Story = {
  args: { size: 'sm', children: <Text>A short note.</Text>, actions: <Button>Fine</Button> },
}

export const Long: Story = {
  args: {
    size: 'lg',
    title: 'Datenschutzbestimmungen und Cookie-Einstellungen verwalten',
    children: (
      <Stack>
        {numbered(24, (number) => (
          <Text key={number}>
            {number}. Nothing here comes in plastic, and nothing is meant to be thrown away after one use.
          </Text>
        ))}
      </Stack>
    ),
    actions: (
      <>
        <Button variant="secondary">Einstellungen verwerfen</Button>
        <Button>Einstellungen übernehmen</Button>
      </>
    ),
  },
}
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { title: 'تعديل العنوان', children: <TextField label="الشارع" />, actions: <Button>حفظ</Button> },
}

/** A form whose main button is last. */
export const Composition: Story = {
  args: {
    title: 'Add an address',
    description: 'Used for the next delivery.',
    children: (
      <Stack>
        <TextField label="Name" />
        <TextField label="Street" />
        <TextField label="Town" />
      </Stack>
    ),
    actions: (
      <>
        <Button variant="secondary">Back</Button>
        <Button>Save address</Button>
      </>
    ),
  },
}

/** A question that must be answered. */
export const Alert: Story = {
  args: {
    role: 'alertdialog',
    size: 'sm',
    title: 'Log in again',
    description: 'You were away for a while.',
    actions: <Button>Log in</Button>,
  },
}

export const DoAndDont: Story = doAndDont(Dialog, {
  good: (
    <Stack gap="16">
      <Text as="strong" size="xl">
        Edit address
      </Text>
      <TextField label="Street" defaultValue="12 Mill Lane" />
      <Button>Save address</Button>
    </Stack>
  ),
  goodWhy: 'One short task, named in the title and on the button.',
  bad: (
    <Stack gap="16">
      <Text as="strong" size="xl">
        Join our letter!
      </Text>
      <Text>Before you read on: would you like a letter, a voucher and a quiz?</Text>
      <Button>Submit</Button>
    </Stack>
  ),
  badWhy: 'Nobody asked for it: a dialog that opens by itself is in the way.',
})
