import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../stories/render.tsx'
import { OptionPicker } from './option-picker.tsx'

test('an error stands apart from the options', async () => {
  const options = [{ value: 'oat', label: 'Oat & Honey' }]
  render(<OptionPicker label="Scent" name="scent" options={options} error="Please choose a scent." />)
  await expect.element(page.getByText('Please choose a scent.')).toBeVisible()
  const error = page.getByText('Please choose a scent.').element().getBoundingClientRect()
  const option = document.querySelector('[data-part="option"]')?.getBoundingClientRect()
  expect(error.top - (option?.bottom ?? 0)).toBeGreaterThanOrEqual(8)
})
