import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Stack } from '../stack/stack.tsx'
import { Text } from '../text/text.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { Dialog } from './dialog.tsx'

const meta = {
  title: 'Components/Dialog',
  component: Dialog,
  args: { open: true, onClose: fn(), title: 'Edit address', closeLabel: 'Close' },
} satisfies Meta<typeof Dialog>

export default meta
type Story = StoryObj<typeof meta>

function Opener() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        Edit
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title="Edit address"
        description="Used for the next delivery."
        closeLabel="Close"
        actions={<Button onClick={() => setIsOpen(false)}>Save address</Button>}
      >
        <TextField label="Street" defaultValue="12 Mill Lane" />
      </Dialog>
    </>
  )
}

/** Takes the focus, keeps it, gives it back. */
export const Default: Story = {
  render: () => <Opener />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Edit' })
    await userEvent.click(opener)
    const dialog = await screen.findByRole('dialog', { name: 'Edit address' })
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
        {Array.from({ length: 24 }, (_, index) => (
          <Text key={index}>
            {index + 1}. Nothing here comes in plastic, and nothing is meant to be thrown away after one use.
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
