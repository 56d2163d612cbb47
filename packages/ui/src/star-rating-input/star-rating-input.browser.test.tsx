import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../stories/render.tsx'
import { getOverflow, setWindow } from '../stories/set-window.ts'
import { StarRatingInput } from './star-rating-input.tsx'

const starLabels = ['1 star', '2 stars', '3 stars', '4 stars', '5 stars'] as const

test('five stars fit a phone whose text is twice as large', async () => {
  await setWindow({ width: 375, textSize: 200 })
  render(<StarRatingInput label="Your rating" name="rating" starLabels={starLabels} />)
  const last = page.getByRole('radio', { name: '5 stars' })
  await expect.element(last).toBeInTheDocument()
  expect(last.element().getBoundingClientRect().right).toBeLessThanOrEqual(375)
  expect(last.element().getBoundingClientRect().width).toBeGreaterThanOrEqual(44)
  expect(getOverflow()).toBe(0)
})
