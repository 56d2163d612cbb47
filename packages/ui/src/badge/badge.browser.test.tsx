import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../stories/render.tsx'
import { Badge } from './badge.tsx'

test('a badge in the colour of the page has an edge', async () => {
  render(<Badge>New</Badge>)
  await expect.element(page.getByText('New')).toBeVisible()
  const { backgroundColor, boxShadow } = getComputedStyle(page.getByText('New').element())
  expect(backgroundColor).toBe(getComputedStyle(document.body).backgroundColor)
  expect(boxShadow).toContain('inset')
})
