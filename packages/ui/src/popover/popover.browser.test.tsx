import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Chip } from '../chip/chip.tsx'
import { Checkbox } from '../checkbox/checkbox.tsx'
import { render } from '../stories/render.tsx'
import { Popover } from './popover.tsx'

test('Tab goes through a popover and then to the element after its button', async () => {
  render(
    <>
      <Popover trigger={<Chip>Scent</Chip>} title="Scent">
        <Checkbox label="Lavender" />
      </Popover>
      <Chip>Price</Chip>
    </>,
  )
  await page.getByRole('button', { name: 'Scent' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Scent' })).toBeVisible()
  await expect.element(page.getByRole('checkbox', { name: 'Lavender' })).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByRole('button', { name: 'Price' })).toHaveFocus()
})
