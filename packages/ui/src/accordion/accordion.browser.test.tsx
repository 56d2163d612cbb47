import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../stories/render.tsx'
import { AccordionItem } from './accordion.tsx'

test('Enter and Space open and close an item', async () => {
  render(<AccordionItem title="Ingredients">Oats, honey, olive oil.</AccordionItem>)
  await expect.element(page.getByText('Ingredients')).toBeVisible()
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(page.getByText('Oats, honey, olive oil.')).toBeVisible()
  await userEvent.keyboard(' ')
  await expect.element(page.getByText('Oats, honey, olive oil.')).not.toBeVisible()
})
