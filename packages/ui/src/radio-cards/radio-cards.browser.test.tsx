import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../stories/render.tsx'
import { getOverflow, setWindow } from '../stories/set-window.ts'
import { RadioCards } from './radio-cards.tsx'

test('a price stays in its card in a narrow window with large text', async () => {
  await setWindow({ width: 320, textSize: 200 })
  const options = [{ value: 'plan', title: 'Subscribe', end: '£11.70 per delivery, then £13.00' }]
  render(<RadioCards label="How often" name="plan" options={options} />)
  await expect.element(page.getByText('£11.70 per delivery, then £13.00')).toBeVisible()
  expect(getOverflow()).toBe(0)
})
