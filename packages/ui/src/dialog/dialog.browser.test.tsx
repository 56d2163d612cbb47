import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Button } from '../button/button.tsx'
import { render } from '../stories/render.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { Dialog } from './dialog.tsx'

function Opener() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Edit</Button>
      <Dialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title="Edit address"
        closeLabel="Close"
        actions={<Button>Save</Button>}
      >
        <TextField label="Street" />
      </Dialog>
      <Button>Behind</Button>
    </>
  )
}

test('the focus cycles inside a dialog and returns when it closes', async () => {
  render(<Opener />)
  await page.getByRole('button', { name: 'Edit' }).click()
  await expect.element(page.getByRole('button', { name: 'Close' })).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByRole('textbox', { name: 'Street' })).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByRole('button', { name: 'Save' })).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByRole('button', { name: 'Close' })).toHaveFocus()
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  await expect.element(page.getByRole('button', { name: 'Save' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('button', { name: 'Edit' })).toHaveFocus()
})
