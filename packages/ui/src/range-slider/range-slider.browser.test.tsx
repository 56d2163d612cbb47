import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../stories/render.tsx'
import { type Range, RangeSlider } from './range-slider.tsx'

function Held() {
  const [value, setValue] = useState<Range>([10, 20])
  return (
    <RangeSlider
      label="Price"
      lowLabel="Lowest"
      highLabel="Highest"
      min={0}
      max={50}
      value={value}
      onValueChange={setValue}
      toText={(amount) => `£${amount}`}
      locale="en"
    />
  )
}

test('arrow keys move each thumb, which stops at the other one', async () => {
  render(<Held />)
  await expect.element(page.getByRole('slider', { name: /Lowest/ })).toHaveValue('10')
  await userEvent.keyboard('{Tab}{End}')
  await expect.element(page.getByRole('slider', { name: /Lowest/ })).toHaveValue('20')
  await userEvent.keyboard('{Tab}{Home}{ArrowUp}')
  await expect.element(page.getByRole('slider', { name: /Highest/ })).toHaveValue('21')
})
